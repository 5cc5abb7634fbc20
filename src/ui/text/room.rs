//! What rooms and languages are made with.

/// The list of languages: variant, code of the page's `lang`, what it calls itself, and who speaks it.
macro_rules! languages {
    ($($(#[$doc:meta])* $Lang:ident = $code:literal, $name:literal, $speaker:expr;)*) => {
        /// A language of the page.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Lang { $($(#[$doc])* $Lang),* }

        impl Lang {
            /// All of them, English first.
            pub const ALL: &'static [Self] = &[$(Self::$Lang),*];

            /// As the document's `lang` has it.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$Lang => $code),* }
            }

            /// What it calls itself.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Lang => $name),* }
            }

            /// The language of that code.
            pub fn by_code(code: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|lang| lang.code() == code)
            }

            pub(crate) fn tongue(self) -> &'static dyn Tongue {
                match self { $(Self::$Lang => &$speaker),* }
            }
        }
    };
}

/// A room of sentences: a trait that every language implements, and for each of its methods a function that says it in the language of the page.
macro_rules! room {
    ($(#[$about:meta])* trait $Room:ident; $($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),* $(,)?) -> $out:ty;)*) => {
        $(#[$about])*
        pub(crate) trait $Room: Sync {
            $($(#[$doc])* fn $name(&self, $($arg: $type),*) -> $out;)*
        }

        $($(#[$doc])* pub fn $name($($arg: $type),*) -> $out {
            // Not by one table of all sentences: whoever says one would then hold on to all of them.
            match $crate::ui::text::language() {
                $crate::ui::text::Lang::En => $Room::$name(&$crate::ui::text::en::English, $($arg),*),
                $crate::ui::text::Lang::De => $Room::$name(&$crate::ui::text::de::German, $($arg),*),
            }
        })*

        /// What each sentence is called.
        #[cfg(test)]
        pub(crate) const SENTENCES: &[&str] = &[$(stringify!($name)),*];
    };
}

/// Words that never change: a field for each.
macro_rules! words {
    ($(#[$about:meta])* struct $Words:ident { $($name:ident),* $(,)? }) => {
        $(#[$about])*
        #[derive(Debug)]
        #[allow(missing_docs)]
        #[allow(clippy::struct_field_names)] // a word is called as what it says
        pub struct $Words { $(pub $name: &'static str),* }

        #[cfg(test)]
        impl $Words {
            /// Every word with its name.
            pub(crate) fn all(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($name), self.$name)),*]
            }
        }
    };
}

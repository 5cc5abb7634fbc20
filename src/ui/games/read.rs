//! A game of any kind out of its text: by the rules of the game that the text names.

use super::Listed;
use crate::engine::LoadError;
use crate::record;
use crate::ui::play::any_record::{AnyRecord, Unopened};

impl AnyRecord {
    /// Reads a record, or a link, or the bare text of a game, by the rules of the game that it names, once they are there.
    ///
    /// # Errors
    /// If there is no game in it that these rules can follow, or the rules do not come.
    pub async fn read(text: &str) -> Result<Self, Unopened> {
        Ok((Listed::of(text)?.part.bring().await?.read)(text)?)
    }

    /// As [`AnyRecord::read`], where the part of its game has been brought before.
    ///
    /// # Errors
    /// If there is no game in it that the rules can follow that are there.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let game = Listed::of(text)?;
        let part = game.part.now().ok_or_else(|| LoadError::OtherGame { found: game.name.to_owned() })?;
        (part.read)(text)
    }

    /// As [`AnyRecord::read`], from a file's bytes.
    ///
    /// # Errors
    /// Likewise.
    pub async fn read_bytes(bytes: &[u8]) -> Result<Self, Unopened> {
        Self::read(record::text_of(bytes)?).await
    }
}

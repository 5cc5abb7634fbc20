//! Sorting of a few things.

use std::cmp::Ordering;

/// Puts a dozen things in order; equals stay as they are. The library's `sort_by` is made for thousands, and each type that it sorts adds its
/// machinery to what a first visit transfers.
pub fn sort_few<T>(list: &mut [T], mut compare: impl FnMut(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at - 1], &list[at]).is_gt() {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_sorts_as_the_library_does(list in proptest::collection::vec((0_u8..5, any::<u8>()), 0..40)) {
            let (mut few, mut library) = (list.clone(), list);
            sort_few(&mut few, |a, b| a.0.cmp(&b.0));
            library.sort_by_key(|entry| entry.0);
            prop_assert_eq!(few, library);
        }
    }
}

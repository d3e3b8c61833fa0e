/** Counts the words that arrived: a sentence on the page is said again when its words are there. */
export const learned = $state({ times: 0 });

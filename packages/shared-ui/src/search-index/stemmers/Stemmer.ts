/** Function that returns the folded stems of a word. Any two forms of a word have at least one stem in common. */
export type Stemmer = (word: string) => readonly string[];

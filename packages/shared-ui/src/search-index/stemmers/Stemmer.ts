/** The stems of a word, folded; two forms of a word have at least one in common. */
export type Stemmer = (word: string) => readonly string[];

/** The result of an expression in the rules language, as the official emulator determined it. */
export type Verdict = 'true' | 'false' | 'error' | 'value' | 'refused';

/** Expressions by result. `value` is neither a boolean nor an error, and `refused` makes the file invalid. */
export type Expressions = Readonly<Partial<Record<Verdict, readonly string[]>>>;

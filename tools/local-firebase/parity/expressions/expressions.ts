/** What an expression of the rules language comes to; every verdict was given by the official emulator. */
export type Verdict = 'true' | 'false' | 'error' | 'value' | 'refused';

/** Expressions by their verdict; `value` is neither boolean nor an error, and `refused` makes the file invalid. */
export type Expressions = Readonly<Partial<Record<Verdict, readonly string[]>>>;

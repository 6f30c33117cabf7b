/** Result of an expression in the rules language on the official emulator. */
export type Verdict = 'true' | 'false' | 'error' | 'value' | 'refused';

/**
 * Expressions by result. `value` is any value except a boolean. `refused` means that the emulator rejects the rules
 * file.
 */
export type Expressions = Readonly<Partial<Record<Verdict, readonly string[]>>>;

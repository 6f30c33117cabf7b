export declare function findUnscoped(code: Buffer, prefixes: readonly string[]): readonly string[];

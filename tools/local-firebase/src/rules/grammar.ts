/**
 * Identifies the code that turns the text of rules into a model: the parser's package, and the files that lower its
 * tree. Parsed models are cached under this name, so that another grammar never reads them. `grammar.test.ts` prints
 * the expected value.
 */
export const grammar = 'security-rules@0.0.2 lowering:a4bb59034051';

/**
 * Identifier of the code that converts rules text to a model: the parser's package, and the files that lower its tree.
 * Parsed models are cached under this identifier, so that a different grammar never reads them. `grammar.test.ts`
 * prints the expected value.
 */
export const grammar = 'security-rules@0.0.2 lowering:07ee4c4b56d5';

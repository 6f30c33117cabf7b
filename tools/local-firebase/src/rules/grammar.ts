/**
 * Names what turns the text of rules into a model: the parser's package and the files that lower its tree. A parsed
 * model is stored under this name, so another grammar never reads it. `grammar.test.ts` says what to write here.
 */
export const grammar = 'security-rules@0.0.2 lowering:5a8b919385c2';

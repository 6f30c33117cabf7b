/** @jest-environment node */
import { toRules } from './decide.fixture';
import { parseRules } from './parseRules';
import { RulesSyntaxError } from './syntax';

const problem = (source: string): { line: number; column: number; message: string } => {
  try {
    parseRules(source);
  } catch (error) {
    if (error instanceof RulesSyntaxError) return { line: error.line, column: error.column, message: error.message };
    throw error;
  }
  throw new Error('The rules were read.');
};

test('parses version, functions, match blocks and conditions', () => {
  const model = toRules('function f() { return true; }\nmatch /c/{id} { allow get, list: if f(); allow create; }');
  expect(model.version).toBe('2');
  const [documents] = model.services[0]?.matches ?? [];
  expect([...(documents?.functions.keys() ?? [])]).toEqual(['f']);
  expect(documents?.matches[0]?.allows).toEqual([
    expect.objectContaining({ operations: ['get', 'list'], condition: expect.objectContaining({ kind: 'call' }) }),
    expect.not.objectContaining({ condition: expect.anything() }),
  ]);
});

test('a file without rules_version uses version 1', () => {
  expect(parseRules('service cloud.firestore { match /a/{b} { allow read; } }').version).toBe('1');
});

const inRule = (condition: string) =>
  `rules_version = '2';\nservice cloud.firestore {\n  match /c/{id} {\n    allow get: if ${condition};\n  }\n}`;

test.each<[string, string, number, number]>([
  ['a missing operand', inRule('id =='), 4, 24],
  ['a stray sign', inRule('id == #'), 4, 25],
  ['an unknown type', inRule('id is text'), 4, 25],
  ['an int beyond 64 bits', inRule('9223372036854775808 > 0'), 4, 19],
  ['a look-ahead', inRule("id.matches('a(?=b)')"), 4, 30],
  ['a back-reference', inRule("id.matches('(a)\\\\1')"), 4, 30],
  ['an open group', inRule("id.matches('(')"), 4, 30],
  ['an unknown operation', inRule('true').replace('get', 'fetch'), 4, 11],
])('%s is rejected with line and column', (_, source, line, column) => {
  const syntaxError = problem(source);
  expect(syntaxError).toEqual({
    line,
    column,
    message: expect.stringMatching(/^Line \d+, column \d+ of the rules: .*\.$/),
  });
});

test('a function that is declared twice is rejected', () => {
  expect(problem('service cloud.firestore { function f() { return 1; } function f() { return 2; } }').message).toMatch(
    /declared twice/,
  );
});

test('a service without a declaration is rejected', () => {
  expect(problem("rules_version = '2';\nservice cloud.firestore { }").line).toBe(2);
});

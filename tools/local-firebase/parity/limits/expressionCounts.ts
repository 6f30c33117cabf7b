/** Condition that allows a get, with the number of expressions that the official emulator counts for the condition. */
interface CountedCondition {
  readonly condition: string;
  readonly count: number;
  /** Declarations of functions that the condition calls. */
  readonly functions?: string;
}

/**
 * Conditions for every kind of expression, with their counts. The emulator reports no count. Each count was measured by
 * the number of filler expressions that fit within the limit of 1,000 per request.
 */
export const countedConditions: readonly CountedCondition[] = [
  { condition: 'true', count: 1 },
  { condition: '!false', count: 2 },
  { condition: '-1 == -1', count: 5 },
  { condition: '1 + 1 == 2', count: 5 },
  { condition: 'true && true', count: 4 },
  { condition: '!(false && true)', count: 3 },
  { condition: 'true || false', count: 2 },
  { condition: 'false || true', count: 4 },
  { condition: 'resource.data.missing == 1 || true', count: 8 },
  { condition: 'true ? true : false', count: 4 },
  { condition: '1 is int', count: 3 },
  { condition: 'request.time == request.time', count: 5 },
  { condition: "'x'.matches('x')", count: 3 },
  { condition: "resource.data.get('missing', 'x') == 'x'", count: 7 },
  { condition: "'a' in ['a', 'b', 'c']", count: 6 },
  { condition: "{'a': 1}.a == 1", count: 6 },
  { condition: "['a', 'b'][0] == 'a'", count: 7 },
  { condition: "['a', 'b'][0:1] == ['a']", count: 9 },
  { condition: "string(1) == '1'", count: 4 },
  { condition: 'math.abs(1) == 1', count: 4 },
  { condition: '!exists(/databases/$(database)/documents/a/b)', count: 8 },
  { condition: '!exists(/databases/$(database)/documents/a/$(request.auth.uid))', count: 10 },
  { condition: 'f()', count: 2, functions: 'function f() { return true; }' },
  { condition: 'f(1, 2, 3)', count: 5, functions: 'function f(a, b, c) { return true; }' },
  { condition: 'f(resource.data)', count: 6, functions: 'function f(a) { return a == a; }' },
  { condition: 'f(resource.data.missing)', count: 5, functions: 'function f(a) { return true; }' },
  { condition: 'f()', count: 4, functions: 'function f() { let a = 1; return true; }' },
  { condition: 'f()', count: 6, functions: 'function f() { let a = 1; return a == a; }' },
  { condition: 'f()', count: 6, functions: 'function f() { let a = resource.data.missing; return true; }' },
];

/**
 * Returns functions that together evaluate `count` expressions, and the conditions that call the functions. `count` is
 * 0 or at least 5.
 */
export function fill(count: number): { readonly functions: string; readonly conditions: readonly string[] } {
  const functions: string[] = [];
  const conditions: string[] = [];
  let remaining = count;
  // Each condition consists of one call, 20 literals, 19 `&&` between literals, and one `&&` before the call. Each `&&`
  // counts twice.
  for (const size = 61; remaining >= size + 5; remaining -= size) {
    const name = `filler${functions.length}`;
    functions.push(`function ${name}() { return ${Array.from({ length: 20 }, () => 'true').join(' && ')}; }`);
    conditions.push(`${name}()`);
  }
  if (remaining % 2 === 0 && remaining > 0) {
    conditions.push('true');
    remaining -= 3;
  }
  if (remaining > 0) conditions.push(`${'!'.repeat(remaining - 3)}true`);
  return { functions: functions.join('\n'), conditions };
}

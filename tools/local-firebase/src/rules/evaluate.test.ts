/** @jest-environment node */
import { AccessBudget } from './accessBudget';
import type { AccessRequest, Documents } from './accessRequest';
import { decideIf, toRequest, toRules } from './decide.fixture';
import { evaluate } from './evaluate';
import { parseRules } from './parseRules';

const verdict = (blocks: string, path?: string, rest?: Partial<AccessRequest>, version?: '1' | '2') =>
  evaluate(toRules(blocks, version), toRequest(path, rest)).allowed;

test('a request without a matching rule is denied, and the trace explains it', () => {
  expect(evaluate(toRules('match /d/{id} { allow read; }'), toRequest())).toEqual({
    allowed: false,
    expressions: 0,
    documents: [],
    trace: [expect.objectContaining({ outcome: 'no-match' })],
  });
});

test('each allow statement is evaluated independently of errors in other statements', () => {
  const blocks = 'match /c/{id} { allow get: if nosuch; allow get: if false; allow get: if id == "one"; }';
  expect(evaluate(toRules(blocks), toRequest()).trace.map(({ outcome }) => outcome)).toEqual([
    'error',
    'false',
    'allowed',
  ]);
});

test.each<[string, AccessRequest['method'][]]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['get, delete', ['get', 'delete']],
])('allow %s covers %p', (operations, covered) => {
  const methods = ['get', 'list', 'create', 'update', 'delete'] as const;
  const blocks = `match /c/{id} { allow ${operations}; }`;
  expect(methods.filter((method) => verdict(blocks, method === 'list' ? 'c' : 'c/one', { method }))).toEqual(covered);
});

test.each([
  ['true && nosuch', false],
  ['nosuch && true', false],
  ['nosuch && false', false],
  ['!(nosuch && false)', true],
  ['!(false && nosuch)', true],
  ['nosuch || true', true],
  ['true || nosuch', true],
  ['nosuch || false', false],
  ['1 || true', true],
  ['!(1 && false)', true],
  ['true && 1', false],
  ['1', false],
  ['!nosuch', false],
])('the condition %s, in which an operand is an error, allows the request: %p', (condition, allowed) => {
  expect(decideIf(condition).allowed).toBe(allowed);
});

describe('match blocks', () => {
  test.each<[string, '1' | '2', string, boolean]>([
    ['match /c/{id} { allow get; }', '2', 'c/one', true],
    ['match /c/{id} { allow get; }', '2', 'c/one/sub/two', false],
    ['match /c/{id} { match /sub/{sub} { allow get: if id == "one" && sub == "two"; } }', '2', 'c/one/sub/two', true],
    ['match /c/{rest=**} { allow get; }', '1', 'c/one', true],
    ['match /c/{rest=**} { allow get; }', '1', 'c/one/sub/two', true],
    ['match /c/one/{rest=**} { allow get; }', '1', 'c/one', false],
    ['match /c/one/{rest=**} { allow get; }', '2', 'c/one', true],
    ['match /{path=**}/sub/{id} { allow get; }', '2', 'sub/one', true],
    ['match /{path=**}/sub/{id} { allow get: if path[1] == "one"; }', '2', 'c/one/sub/two', true],
    ['match /{path=**}/sub/{id} { allow get; }', '2', 'c/one', false],
    ['match /c/one { allow get; }', '2', 'c/two', false],
  ])('the rules %s in version %s allow a get of %s: %p', (blocks, version, path, allowed) => {
    expect(verdict(blocks, path, {}, version)).toBe(allowed);
  });

  test('a recursive wildcard in the middle requires version 2', () => {
    expect(() => toRules('match /{path=**}/sub/{id} { allow get; }', '1')).toThrow(/rules_version is '2'/);
  });
});

describe('functions', () => {
  const allowed = (functions: string, condition: string) =>
    verdict(`${functions} match /c/{id} { function here() { return id; } allow get: if ${condition}; }`);

  test('see the scope of their declaration, their arguments and bindings', () => {
    expect(allowed('function same(a, b) { let left = a; return left == b; }', 'same(here(), "one")')).toBe(true);
    expect(allowed('function outer() { return id == "one"; }', 'outer()')).toBe(false);
  });

  test('an error in an unused binding has no effect', () => {
    expect(allowed('function f() { let broken = nosuch; return true; }', 'f()')).toBe(true);
  });

  test('endless recursion is an error', () => {
    expect(allowed('function f() { return f(); }', 'f() || true')).toBe(true);
    expect(allowed('function f() { return f(); }', 'f()')).toBe(false);
  });

  test('a wrong number of arguments is an error', () => {
    expect(allowed('function f(a) { return true; }', 'f()')).toBe(false);
  });
});

// Google's rules test API allowed the first condition and refused the second in a call that t-k/fireemu published.
test.each([
  [100, true],
  [125, false],
])('production allows a condition of %i comparisons: %p', (size, allowed) => {
  const functions: string[] = [];
  const add = (terms: readonly string[]) => {
    functions.push(`function f${functions.length}() { return ${terms.join(' && ')}; }`);
    return `f${functions.length - 1}()`;
  };
  const comparisons = Array.from({ length: size }, (_, index) => `request.auth.token.n >= ${index % 3}`);
  let level = Array.from({ length: Math.ceil(size / 10) }, (_, index) =>
    add(comparisons.slice(10 * index, 10 * index + 10)),
  );
  while (level.length > 1) {
    const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, index) =>
      level.slice(2 * index, 2 * index + 2),
    );
    level = pairs.map((pair) => (pair.length === 1 ? pair.join() : add(pair)));
  }
  const blocks = `${functions.join('\n')}\nmatch /c/{id} { allow get: if ${level.join()}; }`;
  expect(evaluate(toRules(blocks), toRequest()).allowed).toBe(allowed);
});

describe('other documents', () => {
  const stored = { 'u/amina': new Map([['role', 'editor']]) };
  const allowed = (condition: string, rest: Partial<AccessRequest> = {}) =>
    evaluate(toRules(`match /c/{id} { allow read, write: if ${condition}; }`), toRequest('c/one', rest, stored))
      .allowed;
  const u = '/databases/$(database)/documents/u';

  test.each([
    [`get(${u}/$(request.auth.uid)).data.role == 'editor'`, true],
    [`exists(${u}/amina) && !exists(${u}/kofi)`, true],
    [`get(${u}/kofi) == null`, false],
    [`exists(${u})`, false],
    [`exists('u/amina')`, false],
    [`exists(/databases/other/documents/u/amina)`, false],
  ])('the condition %s allows the request: %p', (condition, expected) => {
    expect(allowed(condition)).toBe(expected);
  });

  test('getAfter and existsAfter read the state after the batch', () => {
    const documents = { before: () => null, after: () => new Map([['n', 1n]]) };
    expect(allowed(`!exists(${u}/x) && existsAfter(${u}/x) && getAfter(${u}/x).data.n == 1`, { documents })).toBe(true);
  });

  const many = (count: number, of = 'a') =>
    Array.from({ length: count }, (_, index) => `!exists(${u}/${of}${index})`).join(' && ');

  test('an operation can read ten different documents, and reread each of them', () => {
    expect(allowed(`${many(10)} && ${many(10)}`)).toBe(true);
    expect(allowed(many(11))).toBe(false);
  });

  test('a list can read ten documents', () => {
    expect(allowed(many(10), { method: 'list', path: '/databases/(default)/documents/c' })).toBe(true);
    expect(allowed(many(11), { method: 'list', path: '/databases/(default)/documents/c' })).toBe(false);
  });

  test('all writes of a batch can together read twenty documents', () => {
    const budget = new AccessBudget(20);
    expect(['a', 'b', 'c'].map((of) => allowed(many(8, of), { method: 'create', budget }))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the trace', () => {
  test('contains the false operand of &&', () => {
    const blocks = 'match /c/{id} {\n  allow get: if id == "one"\n    && request.auth.uid == "kofi"\n    && true;\n}';
    expect(evaluate(toRules(blocks), toRequest()).trace).toEqual([
      { outcome: 'false', line: 6, column: 8, reason: 'false: request.auth.uid == "kofi"' },
    ]);
  });

  test('contains the part that failed, even inside a function', () => {
    const blocks = 'function f() {\n  return resource.data.nope == 1;\n}\nmatch /c/{id} { allow get: if f(); }';
    const [entry] = evaluate(toRules(blocks), toRequest('c/one', { resource: new Map() })).trace;
    expect(entry).toEqual({ outcome: 'error', line: 5, column: 10, reason: 'the map has no key nope' });
  });
});

describe('Storage', () => {
  const model = parseRules(`rules_version = '2';
    service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write; } } }
    service firebase.storage { match /b/{bucket}/o {
      match /images/{owner}/{file} {
        allow get;
        allow list: if owner == request.auth.uid;
        allow create: if request.auth.uid == owner && request.resource.size < 5 * 1024 * 1024
          && request.resource.contentType.matches('image/(png|jpeg)')
          && firestore.exists(/databases/(default)/documents/users/$(owner));
      } } }`);
  const upload = (
    metadata: [string, bigint | string][],
    documents: Documents = { before: () => new Map(), after: () => null },
  ) =>
    evaluate(model, {
      ...toRequest(),
      service: 'firebase.storage',
      method: 'create',
      path: '/b/demo/o/images/amina/a.png',
      requestResource: new Map(metadata),
      documents,
    }).allowed;

  test('rules can read metadata, and documents through the `firestore` namespace', () => {
    expect(
      upload([
        ['size', 100n],
        ['contentType', 'image/png'],
      ]),
    ).toBe(true);
    expect(
      upload([
        ['size', 100n],
        ['contentType', 'text/html'],
      ]),
    ).toBe(false);
    expect(
      upload([
        ['size', 10_000_000n],
        ['contentType', 'image/png'],
      ]),
    ).toBe(false);
    const none = { before: () => null, after: () => null };
    expect(
      upload(
        [
          ['size', 100n],
          ['contentType', 'image/png'],
        ],
        none,
      ),
    ).toBe(false);
  });

  test('rules apply only to their own service', () => {
    const path = '/b/demo/o/other.png';
    expect(evaluate(model, { ...toRequest(), service: 'firebase.storage', path }).allowed).toBe(false);
  });
});

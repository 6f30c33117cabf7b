import type { Json } from '../platforms/platform';
import { all, any, field, int, list, order, text, unary } from '../platforms/proto';

/** Query with conditions for `allow list` that allow or deny it. */
export interface ListProbe {
  readonly query: string;
  readonly structured: (project: string) => Json;
  readonly parent?: string;
  /** Match block of the rules. Defaults to `/c/{id}`. */
  readonly match?: string;
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
  /** Conditions that the official emulator allows and our platform denies, by reason. */
  readonly allowedByOfficialOnly?: Readonly<Record<string, readonly string[]>>;
}

const anyNumber = 'A query for 5 also matches 5.0, so neither the type nor the sum is certain.';
const absence = 'True for the symbolic document, but not for every document that the query may return.';
const oneForAll = 'The query excludes 5 but not 7. The emulator applies one excluded item to all.';
const whole = 'The query contains no condition on other fields of the map, but the emulator assumes that they exist.';

const where = (filter: Json) => () => ({ where: filter });
const toReference = (project: string) => ({
  referenceValue: `projects/${project}/databases/(default)/documents/c/one`,
});

export const listProbes: readonly ListProbe[] = [
  {
    query: 'everything',
    structured: () => ({}),
    allowed: [
      'true',
      'request.auth.uid == "alice"',
      'request.query.limit == null',
      'request.query.offset == 0',
      'request.query is map',
      'resource != null',
      'resource.data != null',
      'resource.data is map',
      'request.path == /databases/(default)/documents/c',
    ],
    denied: [
      'request.query.limit <= 50',
      'request.query.offset == null',
      'request.query.orderBy == null',
      'request.resource == null',
      'resource == null',
      'resource.data.x == 5',
      'id == "one"',
      'id != "zzz"',
      'id is string',
      'resource.id is string',
      'exists(/databases/(default)/documents/c/$(id))',
    ],
    allowedByOfficialOnly: {
      [absence]: [
        '!("x" in resource.data)',
        'resource.data.get("x", 1) == 1',
        'resource.data.keys().hasOnly(["y"])',
        'resource.data.size() == 0',
        'resource.data.keys().size() < 5',
      ],
    },
  },
  {
    query: 'limit 5 offset 2',
    structured: () => ({ limit: 5, offset: 2 }),
    allowed: ['request.query.limit == 5 && request.query.offset == 2', 'request.query.limit <= 50'],
    denied: ['request.query.limit <= 4', 'request.query.limit > 5'],
  },
  { query: 'limit 51', structured: () => ({ limit: 51 }), allowed: ['true'], denied: ['request.query.limit <= 50'] },
  {
    query: 'ordered by x',
    structured: () => ({ orderBy: [order('x', 'DESCENDING'), order('__name__')] }),
    allowed: [
      'request.query.orderBy is map',
      'request.query.orderBy.x == "DESC"',
      '"x" in request.query.orderBy',
      'request.query.orderBy.keys().hasAll(["x"])',
    ],
    denied: ['request.query.orderBy.x == "DESCENDING"', '"x" in resource.data', 'resource.data.x != null'],
  },
  {
    query: 'x == 5',
    structured: where(field('x', 'EQUAL', int(5))),
    allowed: [
      'resource.data.x == 5',
      'resource.data.x == 5.0',
      'resource.data.x is number',
      'resource.data.x > 3',
      'resource.data.x <= 5',
      'resource.data.x != 4',
      'resource.data.x in [5, 6]',
      '"x" in resource.data',
      'resource.data.get("x", 0) == 5',
    ],
    denied: ['resource.data.x == 6', 'resource.data.x > 5', 'resource.data.y == 5', 'resource.data.x is string'],
    allowedByOfficialOnly: { [anyNumber]: ['resource.data.x is int', 'resource.data.x + 1 == 6'] },
  },
  {
    query: 'x == "a"',
    structured: where(field('x', 'EQUAL', text('a'))),
    allowed: [
      'resource.data.x == "a"',
      'resource.data.x is string',
      'resource.data.x.size() == 1',
      'resource.data.x.matches("[a-z]")',
      'resource.data.x + "b" == "ab"',
      'resource.data.x in ["a", "b"]',
      '!(resource.data.x == "b")',
    ],
    denied: ['resource.data.x == "b"', 'resource.data.x == request.auth.uid', 'resource.data.x.size() == 2'],
  },
  {
    query: 'x == "alice" and y == true',
    structured: where(all(field('x', 'EQUAL', text('alice')), field('y', 'EQUAL', { booleanValue: true }))),
    allowed: ['resource.data.x == request.auth.uid && resource.data.y', 'resource.data.y == true'],
    denied: ['resource.data.x == request.auth.uid && resource.data.z', '!resource.data.y'],
  },
  {
    query: 'x >= 5',
    structured: where(field('x', 'GREATER_THAN_OR_EQUAL', int(5))),
    allowed: ['resource.data.x > 3', 'resource.data.x >= 5', 'resource.data.x != 4', 'resource.data.x != null'],
    denied: [
      'resource.data.x > 5',
      'resource.data.x == 5',
      'resource.data.x < 9',
      'resource.data.x is number',
      '!(resource.data.x < 5)',
    ],
  },
  {
    query: 'x > 3 and x < 9',
    structured: where(all(field('x', 'GREATER_THAN', int(3)), field('x', 'LESS_THAN', int(9)))),
    allowed: ['resource.data.x > 3 && resource.data.x < 9', 'resource.data.x >= 3', 'resource.data.x <= 10'],
    denied: ['resource.data.x > 4', 'resource.data.x < 8'],
  },
  {
    query: 'x in [5, 6]',
    structured: where(field('x', 'IN', list(int(5), int(6)))),
    allowed: ['resource.data.x in [5, 6]', 'resource.data.x == 5 || resource.data.x == 6', 'resource.data.x > 4'],
    denied: ['resource.data.x == 5', 'resource.data.x in [5]', 'resource.data.x > 5'],
  },
  {
    query: 's == "alice" or x == 5',
    structured: where(any(field('s', 'EQUAL', text('alice')), field('x', 'EQUAL', int(5)))),
    allowed: ['resource.data.s == request.auth.uid || resource.data.x == 5'],
    denied: ['resource.data.s == request.auth.uid', 'resource.data.x == 5', '"s" in resource.data'],
  },
  {
    query: 'x != 5',
    structured: where(field('x', 'NOT_EQUAL', int(5))),
    allowed: ['resource.data.x != 5', 'resource.data.x != null', '"x" in resource.data', '!(resource.data.x in [5])'],
    denied: ['!(resource.data.x == 5)', 'resource.data.x != 6', 'resource.data.x == 6'],
  },
  {
    query: 'x not in [5, 6]',
    structured: where(field('x', 'NOT_IN', list(int(5), int(6)))),
    allowed: ['resource.data.x != 5', 'resource.data.x != 6', '!(resource.data.x in [5, 6])'],
    denied: ['resource.data.x != 7'],
    allowedByOfficialOnly: { [oneForAll]: ['!(resource.data.x in [5, 7])'] },
  },
  {
    query: 'x contains 5',
    structured: where(field('x', 'ARRAY_CONTAINS', int(5))),
    allowed: ['5 in resource.data.x', 'resource.data.x.hasAny([5, 6])'],
    denied: ['6 in resource.data.x', 'resource.data.x.hasAll([5])', 'resource.data.x is list'],
  },
  {
    query: 'x contains 5 or 6',
    structured: where(field('x', 'ARRAY_CONTAINS_ANY', list(int(5), int(6)))),
    allowed: ['resource.data.x.hasAny([5, 6])', '5 in resource.data.x || 6 in resource.data.x'],
    denied: ['5 in resource.data.x', 'resource.data.x.hasAny([5])'],
  },
  {
    query: 'a.b == 5',
    structured: where(field('a.b', 'EQUAL', int(5))),
    allowed: ['resource.data.a.b == 5', 'resource.data.a is map', '"b" in resource.data.a'],
    denied: ['resource.data.a.c == 5', 'resource.data.b == 5'],
    allowedByOfficialOnly: { [whole]: ['resource.data.a == {"b": 5}', 'resource.data.a.size() == 1'] },
  },
  {
    query: 'x is null',
    structured: where(unary('x', 'IS_NULL')),
    allowed: ['resource.data.x == null', '"x" in resource.data'],
    denied: ['resource.data.x != null'],
  },
  {
    query: 'x is not null',
    structured: where(unary('x', 'IS_NOT_NULL')),
    allowed: ['resource.data.x != null', '"x" in resource.data'],
    denied: ['resource.data.x == null'],
  },
  {
    query: 'the name is c/one',
    structured: (project) => ({ where: field('__name__', 'EQUAL', toReference(project)) }),
    allowed: [
      'id == "one"',
      'resource.id == "one"',
      'resource.__name__ == /databases/(default)/documents/c/one',
      'exists(/databases/(default)/documents/c/$(id))',
    ],
    denied: ['id == "two"', 'exists(/databases/(default)/documents/d/$(id))'],
  },
  {
    query: 'the name is c/one, by its own rule',
    structured: (project) => ({ where: field('__name__', 'EQUAL', toReference(project)) }),
    match: '/c/one',
    allowed: ['true'],
    denied: ['false'],
  },
  { query: 'everything, by the rule of one', structured: () => ({}), match: '/c/one', allowed: [], denied: ['true'] },
  {
    query: 'the group c',
    structured: () => ({ from: [{ collectionId: 'c', allDescendants: true }] }),
    allowed: [],
    denied: ['true'],
  },
  {
    query: 'the group c, by a recursive wildcard',
    structured: () => ({ from: [{ collectionId: 'c', allDescendants: true }] }),
    match: '/{p=**}/c/{id}',
    allowed: ['true', 'request.auth != null', 'p is path'],
    denied: ['id == "one"', 'p[0] == "c"'],
  },
  {
    query: 'the group sub, by a rule for everything',
    structured: () => ({ from: [{ collectionId: 'sub', allDescendants: true }] }),
    match: '/{p=**}',
    allowed: ['true'],
    denied: ['false'],
  },
  {
    query: 'c/two/sub with x == 5',
    structured: () => ({ from: [{ collectionId: 'sub' }], where: field('x', 'EQUAL', int(5)) }),
    parent: 'c/two',
    match: '/c/{a}/sub/{b}',
    allowed: ['resource.data.x == 5', 'a == "two"', 'a == "two" && resource.data.x == 5'],
    denied: ['a == "one"', 'b == "k"'],
  },
  {
    query: 'c/two/sub, by a recursive wildcard',
    structured: () => ({ from: [{ collectionId: 'sub' }] }),
    parent: 'c/two',
    match: '/{p=**}',
    allowed: ['p is path'],
    denied: ['p[1] == "two"'],
  },
];

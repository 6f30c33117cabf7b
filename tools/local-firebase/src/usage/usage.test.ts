/** @jest-environment node */
import { createFirestore, type FirestoreOptions } from '../firestore/createFirestore';
import { createDeniedRequests } from '../rules/deniedRequests';
import { parseRules } from '../rules/parseRules';
import { usageService } from './usageService';

const projectId = 'demo-usage';
const root = `projects/${projectId}/databases/(default)/documents`;
const expensive = Array.from({ length: 20 }, () => 'true').join(' && ');
const reads = (count: number) =>
  Array.from({ length: count }, (_, index) => `!exists(/databases/(default)/documents/u/none${index})`).join(' && ');
const rules = parseRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  function f() { return ${expensive}; }
  match /open/{id} { allow read, write; }
  match /members/{id} { allow read, write: if get(/databases/$(d)/documents/u/one).data.n == 1 && exists(/databases/$(d)/documents/u/one); }
  match /expensive/{id} { allow write: if ${Array.from({ length: 20 }, () => 'f()').join(' && ')}; }
  match /ten/{id} { allow read, write: if ${reads(10)}; }
  match /eleven/{id} { allow read, write: if ${reads(11)}; }
} }`);

const text = (stringValue: string) => ({ stringValue });
const int = (integerValue: number) => ({ integerValue: String(integerValue) });
const list = (...values: readonly object[]) => ({ arrayValue: { values } });
const set = (path: string, fields: object = {}) => ({ update: { name: `${root}/${path}`, fields } });
const filter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (...filters: readonly object[]) => ({ where: { compositeFilter: { op: 'AND', filters } } });

function open(options: Partial<FirestoreOptions> = {}) {
  const { service, usage, put } = createFirestore({
    projectId,
    rules,
    indexes: undefined,
    deniedRequests: createDeniedRequests(),
    ...options,
  });
  put('u/one', { n: int(1) });
  const send = async (call: string, body: object, as?: 'owner') => {
    const { status, body: answer } = await service.answer({
      method: 'POST',
      url: new URL(`http://127.0.0.1/v1/${root}:${call}`),
      headers: as ? { authorization: `Bearer ${as}` } : {},
      body: Buffer.from(JSON.stringify(body)),
    });
    return { status, text: String(answer) };
  };
  const query = (collectionId: string, more: object = {}) =>
    send('runQuery', { structuredQuery: { from: [{ collectionId }], ...more } });
  return {
    usage,
    put,
    send,
    query,
    commit: (...writes: readonly object[]) => send('commit', { writes }),
    get: (...paths: readonly string[]) => send('batchGet', { documents: paths.map((path) => `${root}/${path}`) }),
  };
}

test('each document that is read is charged, even a missing one, and each query at least once', async () => {
  const { usage, put, get, query } = open();
  for (const id of ['a', 'b', 'c']) put(`open/${id}`, { n: int(1) });
  await get('open/a', 'open/missing');
  expect(usage.read().documentsRead).toBe(2);
  await query('open', { offset: 1 });
  expect(usage.read().documentsRead).toBe(5);
  await query('open', all(filter('n', 'EQUAL', int(7))));
  expect(usage.read()).toMatchObject({ documentsRead: 6, byCollection: { open: { read: 6, written: 0, deleted: 0 } } });
});

test('an aggregation is charged once for each thousand index entries', async () => {
  const { usage, put, send } = open();
  const count = () =>
    send('runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'open' }] },
        aggregations: [{ alias: 'n', count: {} }],
      },
    });
  await count();
  for (let index = 0; index < 1_001; index += 1) put(`open/${index}`, {});
  await count();
  expect(usage.read()).toMatchObject({ documentsRead: 3, aggregationReads: 3 });
});

test('a query with ranges on two fields is also charged for index entries', async () => {
  const { usage, put, query } = open();
  put('open/a', { m: int(1), n: int(1) });
  await query('open', all(filter('m', 'GREATER_THAN', int(0))));
  expect(usage.read()).toMatchObject({ documentsRead: 1, indexEntryReads: 0 });
  await query('open', all(filter('m', 'GREATER_THAN', int(0)), filter('n', 'GREATER_THAN', int(0))));
  expect(usage.read()).toMatchObject({ documentsRead: 3, indexEntryReads: 1 });
});

test('a document that rules read several times is charged once per request', async () => {
  const { usage, commit } = open();
  await commit(set('members/a'), set('members/b'));
  expect(usage.read()).toMatchObject({
    documentsRead: 1,
    ruleDocumentReads: 1,
    maximumRuleDocumentReads: 1,
    ruleEvaluations: 2,
    documentsWritten: 2,
    byCollection: { members: { read: 0, written: 2, deleted: 0 }, u: { read: 1, written: 0, deleted: 0 } },
  });
});

test('expressions are counted per operation and per request', async () => {
  const { usage, commit } = open();
  await commit(set('members/a'));
  const { ruleExpressions: single } = usage.reset();
  await commit(set('members/a'), set('members/b'));
  expect(usage.read()).toMatchObject({
    ruleExpressions: 2 * single,
    maximumRuleExpressions: single,
    maximumRequestExpressions: 2 * single,
  });
});

test('writes and deletions are charged even without a change, and rejected ones are not', async () => {
  const { usage, commit } = open();
  await commit(set('open/a', { n: int(1) }));
  await commit(set('open/a', { n: int(1) }), { delete: `${root}/open/none` });
  await commit({ ...set('open/none', { n: int(1) }), currentDocument: { exists: true } });
  expect(usage.read()).toMatchObject({
    documentsWritten: 2,
    documentsDeleted: 1,
    refusals: { NOT_FOUND: 1 },
    byCollection: { open: { read: 0, written: 2, deleted: 1 } },
  });
});

test('the index entries are those of the example in the documentation', async () => {
  const composite = (order: 'ASCENDING' | 'DESCENDING') => ({
    collectionGroup: 'open',
    queryScope: 'COLLECTION' as const,
    fields: [
      { fieldPath: 'city_name', order },
      { fieldPath: 'neighborhoods', arrayConfig: 'CONTAINS' as const },
    ],
  });
  const { usage, commit } = open({
    indexes: { indexes: [composite('ASCENDING'), composite('DESCENDING')], fieldOverrides: [] },
  });
  const fields = {
    city_name: text('San Francisco'),
    temperatures: { mapValue: { fields: { summer: int(67), winter: int(55) } } },
    neighborhoods: list(text('Mission'), text('Downtown'), text('Marina')),
  };
  await commit(set('open/sf', fields));
  expect(usage.reset().indexEntriesWritten).toBe(19);
  // Two old and two new entries of the field, and of the map that contains it.
  await commit(
    set('open/sf', { ...fields, temperatures: { mapValue: { fields: { summer: int(68), winter: int(55) } } } }),
  );
  expect(usage.reset().indexEntriesWritten).toBe(8);
  await commit({ delete: `${root}/open/sf` });
  expect(usage.reset().indexEntriesWritten).toBe(19);
});

test('a field whose indexes are turned off has no entries, nor do the fields of such a map', async () => {
  const override = { collectionGroup: 'open', fieldPath: 'm', indexes: [] };
  const { usage, commit } = open({ indexes: { indexes: [], fieldOverrides: [override] } });
  await commit(set('open/a', { m: { mapValue: { fields: { x: int(1) } } }, n: int(1) }));
  expect(usage.read().indexEntriesWritten).toBe(2);
});

const equalities = (count: number) => Array.from({ length: count }, (_, index) => filter(`f${index}`, 'EQUAL', int(1)));
const isIn = (field: string, count: number) =>
  filter(field, 'IN', list(...Array.from({ length: count }, (_, index) => int(index))));
const ranges = (count: number) =>
  Array.from({ length: count }, (_, index) => filter(`f${index}`, 'GREATER_THAN', int(1)));
const increments = (count: number) => ({
  updateTransforms: Array.from({ length: count }, (_, index) => ({ fieldPath: `f${index}`, increment: int(1) })),
});

type Opened = ReturnType<typeof open>;
test.each<[string, number, (database: Opened) => Promise<{ status: number }>, (database: Opened) => Promise<unknown>]>([
  ['rules', 403, ({ commit }) => commit(set('closed/a')), ({ commit }) => commit(set('open/a'))],
  ['ruleExpressions', 403, ({ commit }) => commit(set('expensive/a')), ({ commit }) => commit(set('open/a'))],
  ['ruleDocumentReads', 403, ({ get }) => get('eleven/a'), ({ get }) => get('ten/a')],
  ['ruleDocumentReads', 403, ({ query }) => query('eleven'), ({ query }) => query('ten')],
  [
    'fieldTransforms',
    400,
    ({ commit }) => commit({ ...set('open/a'), ...increments(250) }, { ...set('open/a'), ...increments(251) }),
    ({ commit }) => commit({ ...set('open/a'), ...increments(250) }, { ...set('open/a'), ...increments(250) }),
  ],
  [
    'documentSize',
    400,
    ({ commit }) => commit(set('open/a', { t: text('x'.repeat(1_048_530)) })),
    ({ commit }) => commit(set('open/a', { t: text('x'.repeat(1_048_487)) })),
  ],
  [
    'indexEntries',
    400,
    ({ commit }) => commit(set('open/a', { l: list(...Array.from({ length: 39_999 }, (_, index) => int(index))) })),
    ({ commit }) => commit(set('open/a', { l: list(...Array.from({ length: 39_998 }, (_, index) => int(index))) })),
  ],
  [
    'requestSize',
    400,
    ({ commit }) => commit(set('open/a', { t: text('x'.repeat(10 * 1024 * 1024)) })),
    ({ commit }) => commit(set('open/a')),
  ],
  [
    'disjunctions',
    400,
    ({ query }) => query('open', all(isIn('a', 31))),
    ({ query }) => query('open', all(isIn('a', 30))),
  ],
  [
    'disjunctions',
    400,
    ({ query }) => query('open', all(isIn('a', 6), isIn('b', 6))),
    ({ query }) => query('open', all(isIn('a', 6), isIn('b', 5))),
  ],
  [
    'inequalityFields',
    400,
    ({ query }) => query('open', all(...ranges(11))),
    ({ query }) => query('open', all(...ranges(10))),
  ],
  [
    'queryComponents',
    400,
    ({ query }) => query('open', all(...equalities(101))),
    ({ query }) => query('open', all(...equalities(100))),
  ],
  [
    'queryComponents',
    400,
    ({ query }) => query('open', all(isIn('a', 25), ...equalities(3), filter('x', 'EQUAL', int(1)))),
    ({ query }) => query('open', all(isIn('a', 25), ...equalities(3))),
  ],
])('a request beyond the limit is refused because of %s', async (reason, status, refused, accepted) => {
  const database = open();
  await accepted(database);
  expect(database.usage.read().refusals).toEqual({});
  expect((await refused(database)).status).toBe(status);
  expect(database.usage.read().refusals).toEqual({ [reason]: 1 });
});

test('a query without its composite index is refused', async () => {
  const { usage, query } = open({ indexes: { indexes: [], fieldOverrides: [] } });
  const order = { orderBy: [{ field: { fieldPath: 'm' } }] };
  expect((await query('open', { ...all(filter('n', 'EQUAL', int(1))), ...order })).status).toBe(400);
  expect(usage.read().refusals).toEqual({ missingIndex: 1 });
});

test('a document accepts ten writes at once, then one a second, if the rate is limited', async () => {
  let time = 0;
  const { usage, commit } = open({ maxWriteRate: 1, now: () => time });
  const write = async (path = 'open/a') => (await commit(set(path))).status;
  for (let index = 0; index < 10; index += 1) expect(await write()).toBe(200);
  expect(await write()).toBe(409);
  expect(await write('open/b')).toBe(200);
  time += 1000;
  expect([await write(), await write()]).toEqual([200, 409]);
  expect(usage.read().refusals).toEqual({ documentWriteRate: 2 });
});

test('the service returns the usage, and a deletion resets it', async () => {
  const { usage, get } = open();
  const { answer } = usageService(usage);
  const request = async (method: string) =>
    answer({ method, url: new URL('http://127.0.0.1/__/local/usage'), headers: {}, body: Buffer.from('') });
  await get('open/a');
  for (const [method, documentsRead] of [
    ['GET', 1],
    ['DELETE', 1],
    ['GET', 0],
  ] as const)
    expect(JSON.parse(String((await request(method)).body))).toMatchObject({ documentsRead });
  expect((await request('POST')).status).toBe(405);
});

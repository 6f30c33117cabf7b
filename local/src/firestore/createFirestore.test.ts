/** @jest-environment node */
import { keepDenials } from '../denials/denials';
import { parseRules } from '../rules/parseRules';
import { createFirestore } from './createFirestore';
import { readIndexes } from './readIndexes';

const database = 'projects/demo-p/databases/(default)/documents';
const rules = parseRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /open/{id} {
  allow read: if true;
  allow create: if request.resource.data.at == request.time;
} } }`);

function start() {
  const denials = keepDenials();
  const firestore = createFirestore({ projectId: 'demo-p', rules, denials, indexes: readIndexes({}) });
  const call = async (method: string, path: string, body?: unknown, authorization = 'Bearer owner') => {
    const answer = await firestore.service.answer({
      method,
      url: new URL(`http://127.0.0.1/v1/${database}${path}`),
      headers: { authorization },
      body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    });
    return { status: answer.status, json: JSON.parse(String(answer.body)) as unknown };
  };
  return { firestore, denials, call };
}
const name = (path: string) => `${database}/${path}`;
const int = (integer: number) => ({ integerValue: String(integer) });

test('a commit writes everything or nothing', async () => {
  const { call } = start();
  const writes = [
    { update: { name: name('a/one'), fields: { x: int(1) } } },
    { update: { name: name('a/two') }, currentDocument: { exists: true } },
  ];
  expect((await call('POST', ':commit', { writes })).status).toBe(404);
  expect((await call('GET', '/a/one')).status).toBe(404);
});

test('rules see the time that a server timestamp gives, and say nothing when they deny', async () => {
  const { call, denials } = start();
  const stamp = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' };
  const write = { update: { name: name('open/a') }, updateTransforms: [stamp] };
  expect((await call('POST', ':commit', { writes: [write] }, '')).status).toBe(200);
  const refused = await call('POST', ':commit', { writes: [{ delete: name('open/a') }] }, '');
  expect(refused).toEqual({
    status: 403,
    json: { error: { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' } },
  });
  expect(denials.list()).toHaveLength(1);
});

test('a write that changes nothing keeps the update time, and ints saturate', async () => {
  const { call, firestore } = start();
  firestore.put('a/b', { x: { integerValue: '9223372036854775807' } });
  const [before] = firestore.documents();
  const increment = { fieldPath: 'x', increment: int(1) };
  const write = { update: { name: name('a/b') }, updateMask: { fieldPaths: [] }, updateTransforms: [increment] };
  expect((await call('POST', ':commit', { writes: [write] })).status).toBe(200);
  expect([...firestore.documents()]).toEqual([before]);
});

test('a query filters, sorts, starts after a cursor and limits; an aggregation counts', async () => {
  const { call, firestore } = start();
  for (const n of [3, 1, 4, 2]) firestore.put(`a/d${n}`, { n: int(n) });
  const field = { fieldPath: 'n' };
  const structuredQuery = {
    from: [{ collectionId: 'a' }],
    where: { fieldFilter: { field, op: 'GREATER_THAN', value: int(1) } },
    orderBy: [{ field, direction: 'DESCENDING' }],
    startAt: { values: [int(4)], before: false },
    limit: 1,
  };
  const found = await call('POST', ':runQuery', { structuredQuery });
  expect(found.json).toMatchObject([{ document: { name: name('a/d3') } }]);
  const counted = await call('POST', ':runAggregationQuery', {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'a' }] },
      aggregations: [
        { alias: 'c', count: {} },
        { alias: 's', sum: { field } },
      ],
    },
  });
  expect(counted.json).toMatchObject([{ result: { aggregateFields: { c: int(4), s: int(10) } } }]);
});

test('what save gives, load restores', () => {
  const { firestore } = start();
  firestore.put('a/b', { x: int(1) });
  const saved = firestore.save();
  const other = start().firestore;
  void other.load(saved);
  expect(other.save()).toEqual(saved);
});

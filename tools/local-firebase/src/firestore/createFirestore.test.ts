/** @jest-environment node */
import { createDeniedRequests } from '../rules/deniedRequests';
import { createFirestore } from './createFirestore';

const { service } = createFirestore({
  projectId: 'demo-odd',
  rules: undefined,
  indexes: undefined,
  deniedRequests: createDeniedRequests(),
});
const root = 'http://127.0.0.1/v1/projects/demo-odd/databases/(default)/documents';

async function send(method: string, url: string, body = '') {
  const { status, body: answer } = await service.answer({
    method,
    url: new URL(url),
    headers: {},
    body: Buffer.from(body),
  });
  return [status, JSON.stringify(answer) + String(answer)] as const;
}

test('a path with an invalid URL encoding is rejected with 400', async () => {
  expect(await send('GET', `${root}/articles/%zz`)).toEqual([400, expect.stringContaining('INVALID_ARGUMENT')]);
  expect(await send('POST', `${root}/%zz:runQuery`, '{}')).toEqual([400, expect.stringContaining('INVALID_ARGUMENT')]);
});

test.each([102, 20_000])('a filter nested %i levels deep is rejected with 400', async (depth) => {
  const start = '{"compositeFilter":{"op":"AND","filters":['.repeat(depth);
  const body = `{"structuredQuery":{"from":[{"collectionId":"articles"}],"where":${start}${']}}'.repeat(depth)}}}`;
  expect(await send('POST', `${root}:runQuery`, body)).toEqual([400, expect.stringContaining('100 levels deep')]);
});

test('the next page of a list contains documents that were added and removed since the first page', async () => {
  const site = createFirestore({
    projectId: 'demo-odd',
    rules: undefined,
    indexes: undefined,
    deniedRequests: createDeniedRequests(),
  });
  const list = async (after?: number) => {
    const structuredQuery = {
      from: [{ collectionId: 'articles' }],
      orderBy: [{ field: { fieldPath: 'rank' } }],
      ...(after !== undefined && { startAt: { values: [{ integerValue: after }], before: false } }),
      limit: 2,
    };
    const { body } = await site.service.answer({
      method: 'POST',
      url: new URL(`${root}:runQuery`),
      headers: { authorization: 'Bearer owner' },
      body: Buffer.from(JSON.stringify({ structuredQuery })),
    });
    return [...String(body).matchAll(/articles\/(\w+)/g)].map(([, id]) => id);
  };
  for (const rank of [5, 1, 3, 4]) site.put(`articles/a${rank}`, { rank: { integerValue: rank } });
  expect(await list()).toEqual(['a1', 'a3']);
  site.put('articles/a2', { rank: { integerValue: 2 } });
  site.put('articles/a4', { title: { stringValue: 'This document has no rank any more' } });
  expect(await list(1)).toEqual(['a2', 'a3']);
  expect(await list(3)).toEqual(['a5']);
});

test('a transform is refused if it would nest lists or exceed the maximum depth of a document', async () => {
  const site = createFirestore({
    projectId: 'demo-odd',
    rules: undefined,
    indexes: undefined,
    deniedRequests: createDeniedRequests(),
  });
  const transform = async (fieldPath: string, operation: object) => {
    const name = `${root.replace('http://127.0.0.1/v1/', '')}/articles/a`;
    const writes = [{ update: { name, fields: {} }, updateTransforms: [{ fieldPath, ...operation }] }];
    const { status, body } = await site.service.answer({
      method: 'POST',
      url: new URL(`${root}:commit`),
      headers: { authorization: 'Bearer owner' },
      body: Buffer.from(JSON.stringify({ writes })),
    });
    return [status, String(body)];
  };
  const levels = (depth: number) => Array.from({ length: depth }, () => 'm').join('.');
  const increment = { increment: { integerValue: 1 } };
  for (const operation of ['appendMissingElements', 'removeAllFromArray']) {
    const withItem = (item: object) => ({ [operation]: { values: [item] } });
    expect(await transform('l', withItem({ arrayValue: {} }))).toEqual([400, expect.stringContaining('list')]);
    expect(await transform(levels(21), withItem({ nullValue: null }))).toEqual([400, expect.stringContaining('deep')]);
    expect(await transform(levels(20), withItem({ nullValue: null }))).toEqual([200, expect.anything()]);
  }
  expect(await transform(levels(22), increment)).toEqual([400, expect.stringContaining('deep')]);
  expect(await transform(levels(21), increment)).toEqual([200, expect.anything()]);
  expect(() => site.load(JSON.parse(JSON.stringify(site.save())))).not.toThrow();
});

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { schedules, triggers, uploads } from './createBackgroundWork';
import { createFunctions, type FunctionsEvent, toDocumentEvent } from './function';
import { article, startSite, user } from './testing/startSite';

const config = { site: 'https://site.example', projectId: 'demo-functions', apiKey: 'key' };
const metadata = 'http://metadata.google.internal/';

class Timestamp {
  constructor(
    readonly seconds: number,
    readonly nanoseconds: number,
  ) {}
}
const snapshot = (fields?: object) => ({
  exists: fields !== undefined,
  data: () => fields && { ...fields },
  updateTime: new Timestamp(1_764_000_000, 123_456_000),
});
const event: FunctionsEvent = {
  id: 'e1',
  time: '2026-11-23T08:00:00.123456Z',
  document: 'articles/one',
  data: {
    before: snapshot(),
    after: snapshot({
      title: 'A title',
      revision: 3,
      score: 1.5,
      tags: ['a'],
      cover: { alt: null },
      sample: false,
      updated_at: new Timestamp(1_764_000_000, 123_456_000),
    }),
  },
};

test('times in an event from firebase-functions keep their precision', () => {
  const updated = { timestampValue: '2025-11-24T16:00:00.123456000Z' };
  expect(toDocumentEvent(event)).toEqual({
    id: 'e1',
    time: '2026-11-23T08:00:00.123456Z',
    path: 'articles/one',
    after: {
      fields: {
        title: { stringValue: 'A title' },
        revision: { integerValue: '3' },
        score: { doubleValue: 1.5 },
        tags: { arrayValue: { values: [{ stringValue: 'a' }] } },
        sample: { booleanValue: false },
        cover: { mapValue: { fields: { alt: { nullValue: null } } } },
        updated_at: updated,
      },
      updateTime: updated.timestampValue,
    },
  });
});

test("the handlers use the service account's token and renew it before it expires", async () => {
  const site = startSite();
  site.put({ ...user('amina'), 'articles/one': article({ revision: 3 }) });
  const tokens: string[] = [];
  const { triggers } = createFunctions(config, async (url, init) => {
    if (url.startsWith(metadata)) return Response.json({ access_token: `t${tokens.push(url)}`, expires_in: 3600 });
    expect(new Headers(init.headers).get('authorization')).toMatch(/^Bearer t\d$/);
    return site.fetch(url, { ...init, headers: { authorization: 'Bearer owner' } });
  });
  await triggers.articleWritten.run(toDocumentEvent(event));
  expect(site.list('revisions/articles/items/one/versions')['3']).toMatchObject({ title: 'A title', score: 1.5 });
  expect(tokens).toHaveLength(1);
  jest.useFakeTimers({ now: Date.now() + 3_600_000 });
  await triggers.articleWritten.run(toDocumentEvent(event)).finally(() => jest.useRealTimers());
  expect(tokens).toHaveLength(2);
});

test('the daily limit applies per IP address, and jointly to all requests without one', async () => {
  const site = startSite();
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  site.put(Object.fromEntries(items.map((id) => [`articles/${id}`, article()])));
  const { actions } = createFunctions(config, (url, init) =>
    url.startsWith(metadata)
      ? Promise.resolve(Response.json({ access_token: 't', expires_in: 3600 }))
      : site.fetch(url, { ...init, headers: { authorization: 'Bearer owner' } }),
  );
  const server = createServer((request, response) => void actions(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const send = async (item: string, headers: object) => {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/actions/report`, {
      method: 'POST',
      headers: { ...headers, origin: config.site, 'content-type': 'application/json' },
      body: JSON.stringify({ collection: 'articles', item, reason: 'spam', text: '' }),
    });
    return answer.status;
  };
  try {
    // The limit applies to the caller's real IP address, regardless of the address that the caller claims.
    const claim = (item: string) => `10.0.0.${items.indexOf(item)}`;
    const toHeaders = [
      (item: string) => ({ 'x-forwarded-for': `${claim(item)}, 41.0.0.1`, 'fastly-client-ip': claim(item) }),
      () => ({}),
    ];
    for (const getHeaders of toHeaders) {
      const statuses: number[] = [];
      for (const item of items) statuses.push(await send(item, getHeaders(item)));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

test('the package runs, and contains a function for each handler, with its service account and limits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  try {
    const workspace = join(__dirname, '../../..');
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'tools/cli/src/packaging/main.ts', 'functions', '--site', 'local', '--out', folder],
      {
        cwd: workspace,
      },
    );
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    const stub = 'node_modules/firebase-functions';
    write(`${stub}/package.json`, '{ "exports": { "./v2/*": "./stub.mjs" } }');
    write(
      `${stub}/stub.mjs`,
      `const define = (options, handle) => Object.assign((...all) => handle(...all), { options });
      export { define as onRequest, define as onDocumentWritten, define as onObjectFinalized, define as onSchedule };`,
    );
    write(
      'list.mjs',
      `import * as functions from './index.mjs';
      import { createServer } from 'node:http';
      const server = createServer(functions.actions).listen(0, '127.0.0.1', async () => {
        const url = 'http://127.0.0.1:' + server.address().port + '/api/actions/report';
        const answer = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
        const list = Object.entries(functions).map(([name, { options }]) => [name, options]);
        console.log(JSON.stringify({ list, status: answer.status, body: await answer.json() }));
        server.close();
        server.closeAllConnections();
      });`,
    );
    const printed = execFileSync(process.execPath, ['list.mjs'], { cwd: folder, encoding: 'utf8' });
    const { list, status, body } = JSON.parse(printed) as {
      readonly list: readonly (readonly [string, Readonly<Record<string, unknown>>])[];
      readonly status: number;
      readonly body: unknown;
    };
    expect([status, body]).toMatchObject([403, { error: { code: 'foreign-origin' } }]);
    expect(list.map(([name, options]) => [name, options['document'] ?? options['schedule']])).toEqual(
      expect.arrayContaining([
        ['actions', undefined],
        ['articleWritten', 'articles/{id}'],
        ['fileUploaded', undefined],
        ['reviewWritten', 'reviews/{collection}/items/{id}'],
        ['publishScheduled', 'every 1 minutes'],
      ]),
    );
    expect(list).toHaveLength(1 + Object.keys({ ...triggers, ...uploads, ...schedules }).length);
    const limits = { region: 'europe-west1', maxInstances: expect.any(Number) as number };
    for (const [name, options] of list)
      expect(options).toMatchObject({
        ...limits,
        memory: name === 'updateSearchIndex' ? '2GiB' : '256MiB',
        serviceAccount: name === 'actions' ? 'actions@' : 'background@',
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

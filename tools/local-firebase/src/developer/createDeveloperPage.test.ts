/** @jest-environment node */
import type { DeniedRequest } from '../rules/deniedRequests';
import { createDeveloperPage, type DeveloperData } from './createDeveloperPage';

const nothing: DeveloperData = {
  documents: () => [],
  accounts: () => [],
  codes: () => [],
  mail: () => [],
  deniedRequests: { list: () => [] },
  objects: () => [],
  reports: () => [],
};
const denial: DeniedRequest = {
  time: Date.UTC(2026, 10, 21, 7),
  service: 'cloud.firestore',
  method: 'update',
  path: '/databases/(default)/documents/events/e1',
  uid: 'amina',
  trace: [{ outcome: 'false', line: 12, column: 7, reason: 'false: request.auth.uid == resource.data.author' }],
};
const times = { createTime: '2026-11-21T06:00:00.000000001Z', updateTime: '2026-11-21T06:30:00Z' };
const hashes = {
  bytes: 'key',
  md5Hash: '',
  crc32c: '',
  generation: 1,
  metageneration: 1,
  timeCreated: times.updateTime,
  metadata: {},
};
const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `events/e${String(index).padStart(3, '0')}`,
    fields: { title: { stringValue: `Event ${index}` } },
    ...times,
  }));

async function get(data: Partial<DeveloperData>, path: string, method = 'GET') {
  const url = new URL(path, 'http://127.0.0.1:4200');
  const answer = await createDeveloperPage({ ...nothing, ...data }).answer({
    method,
    url,
    headers: {},
    body: Buffer.alloc(0),
  });
  return { status: answer.status, headers: answer.headers ?? {}, text: String(answer.body) };
}

test('the overview counts the stored items', async () => {
  const { status, text } = await get(
    { documents: () => documents(3), deniedRequests: { list: () => [denial] } },
    '/__/local',
  );
  expect(status).toBe(200);
  expect([...text.matchAll(/class="count">\s*(\d+)/g)].map(([, count]) => count)).toEqual([
    '3',
    '0',
    '0',
    '0',
    '1',
    '0',
    '0',
  ]);
});

test.each([
  ['documents', 'No documents yet.'],
  ['accounts', 'No accounts yet.'],
  ['codes', 'No emails yet.'],
  ['mail', 'No emails yet.'],
  ['denied', 'No denied requests yet.'],
  ['images', 'No images yet.'],
  ['reports', 'No reports yet.'],
])('an empty list of %s explains what it will contain', async (section, sentence) => {
  const { status, text } = await get({}, `/__/local/${section}`);
  expect(status).toBe(200);
  expect(text).toContain(sentence);
  expect((await get({}, `/__/local/${section}.json`)).text).toBe('[]');
});

test('a collection is shown in pages of 50 documents', async () => {
  const data = { documents: () => documents(120) };
  const first = await get(data, '/__/local/documents?collection=events');
  expect(first.text.match(/document\?path=/g)).toHaveLength(50);
  expect(first.text).toContain('1 to 50 of 120');
  const last = await get(data, '/__/local/documents?collection=events&page=3');
  expect(last.text.match(/document\?path=/g)).toHaveLength(20);
  expect(last.text).toContain('101 to 120 of 120');
  expect((await get(data, '/__/local/documents?collection=events&page=99')).text).toContain('101 to 120 of 120');
});

test('a document shows its fields with their types, and does not alter text', async () => {
  const fields = {
    title: { stringValue: '<script>alert("1")</script>\n  نص' },
    tags: { arrayValue: { values: [{ stringValue: 'a & b' }, { integerValue: '3' }] } },
    place: { mapValue: { fields: { city: { stringValue: 'Accra' } } } },
    gone: { nullValue: null },
  };
  const data = { documents: () => [{ path: 'events/e 1', fields, ...times }] };
  const { status, text } = await get(data, '/__/local/document?path=events%2Fe+1');
  expect(status).toBe(200);
  expect(text).toContain('>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\n  نص</div');
  expect(text).not.toContain('<script');
  expect(text).toContain('&quot;a &amp; b&quot;');
  expect(text).toContain('&quot;city&quot;: &quot;Accra&quot;');
  expect((await get(data, '/__/local/document?path=events%2Fother')).status).toBe(404);
});

test('a denied request shows the caller, the operation, and the denying line of the rules with its reason', async () => {
  const list = () => [denial];
  const { text } = await get({ deniedRequests: { list } }, '/__/local/denied');
  for (const part of [
    'update',
    '> events/e1<',
    'amina',
    'Line 12, column 7',
    'request.auth.uid == resource.data.author',
  ])
    expect(text).toContain(part);
  expect(JSON.parse((await get({ deniedRequests: { list } }, '/__/local/denied.json')).text)).toEqual([denial]);
});

test('emails are listed newest first with clickable links, except links that run a script', async () => {
  const link = 'http://127.0.0.1:4200/emulator/action?mode=verifyEmail&oobCode=a"b';
  const codes = () => [
    { kind: 'VERIFY_EMAIL', email: 'old@example.org', link: 'javascript:alert(1)' },
    { kind: 'PASSWORD_RESET', email: 'new@example.org', link },
  ];
  const { text } = await get({ codes }, '/__/local/codes');
  expect(text).toContain('href="http://127.0.0.1:4200/emulator/action?mode=verifyEmail&amp;oobCode=a&quot;b"');
  expect(text).not.toContain('href="javascript');
  expect(text.indexOf('new@example.org')).toBeLessThan(text.indexOf('old@example.org'));
});

test('an email shows its links and text, and its HTML runs no script', async () => {
  const mail = () => [
    {
      id: 'm1',
      time: '2026-11-21T07:00:00Z',
      to: 'amina@example.org',
      from: 'site@example.org',
      subject: '<b>Grants',
      headers: [['list-id', '<alerts>']] as const,
      text: 'See https://example.org/grants now.',
      html: '<p>See <a href="https://example.org/grants">grants</a></p>',
      size: 300,
    },
  ];
  expect((await get({ mail }, '/__/local/mail')).text).toContain('&lt;b&gt;Grants');
  const { text } = await get({ mail }, '/__/local/message?id=m1');
  expect(text).toContain('href="https://example.org/grants"');
  expect(text).toContain('&lt;alerts&gt;');
  const shown = await get({ mail }, '/__/local/message?id=m1&view=html');
  expect(shown.text).toBe('<p>See <a href="https://example.org/grants">grants</a></p>');
  expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await get({ mail }, '/__/local/message?id=m2')).status).toBe(404);
});

test('an account shows its state, and every page escapes content of visitors', async () => {
  const evil = '"><img src=x onerror=alert(1)>';
  const accounts = () => [
    {
      uid: evil,
      email: `${evil}@example.org`,
      name: evil,
      providers: [evil],
      emailVerified: true,
      disabled: true,
      claims: { [evil]: true },
      created: 0,
      lastSignIn: null,
    },
  ];
  const object = { name: evil, bucket: evil, contentType: evil, size: 1, updated: evil, downloadTokens: [evil] };
  const objects = () => [{ ...hashes, ...object }];
  const { text } = await get({ accounts }, '/__/local/accounts');
  expect(text).toContain('disabled');
  expect(text).not.toContain('<img');
  expect((await get({ objects }, '/__/local/images')).text).not.toContain('<img');
  const reports = () => [{ time: 0, type: evil, url: evil, body: { [evil]: evil, stack: `${evil}\n${evil}` } }];
  expect((await get({ reports }, '/__/local/reports')).text).not.toContain('<img');
  const trace = [{ outcome: 'error' as const, line: 1, column: 1, reason: evil }];
  const refused = { ...denial, path: evil, uid: evil, method: evil, trace };
  expect((await get({ deniedRequests: { list: () => [refused] } }, '/__/local/denied')).text).not.toContain('<img');
  expect((await get({}, `/__/local/documents?collection=${encodeURIComponent(evil)}`)).text).not.toContain('<img');
});

test('the page runs no scripts, loads no external resources, and is not cached', async () => {
  const { headers } = await get({}, '/__/local/documents');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; /);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect((await get({}, '/__/local/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('unknown paths and unsupported methods are rejected', async () => {
  expect((await get({}, '/__/local/secrets')).status).toBe(404);
  expect((await get({}, '/__/local/documents.css')).status).toBe(404);
  expect((await get({}, '/__/local', 'POST')).status).toBe(405);
});

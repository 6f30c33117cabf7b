/** @jest-environment node */
import { createReports } from './createReports';

const reports = createReports(3);
beforeEach(() => reports.clear());

async function send(body: unknown, method = 'POST', path = '/__/reports'): Promise<number> {
  const url = new URL(path, 'http://127.0.0.1:4200');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await reports.service.answer({ method, url, headers: {}, body: Buffer.from(text) })).status;
}

const report = (app: string) => ({ type: 'site-error', age: 0, url: 'https://site.example/apet', body: { app } });

test('reports are stored unchanged, newest first', async () => {
  expect(await send([report('one'), report('two')])).toBe(204);
  expect(await send([report('three')])).toBe(204);
  expect(reports.list().map(({ body }) => body['app'])).toEqual(['three', 'two', 'one']);
  expect(reports.list()[0]).toMatchObject({ type: 'site-error', url: 'https://site.example/apet' });
});

test('security policy reports from browsers are stored, including the older format', async () => {
  await send({
    'csp-report': {
      'document-uri': 'https://site.example/',
      'violated-directive': 'frame-ancestors',
      'status-code': 200,
    },
  });
  expect(reports.list()).toMatchObject([
    {
      type: 'csp-violation',
      url: 'https://site.example/',
      body: { 'violated-directive': 'frame-ancestors', 'status-code': '200' },
    },
  ]);
});

test('only the most recent reports are stored', async () => {
  await send(Array.from({ length: 5_000 }, (_, number) => report(String(number))));
  expect(reports.list()).toHaveLength(3);
  expect(reports.service.bodyLimit).toBe(64 * 1024);
});

test.each(['', 'null', '[null]', '{', '[[]]', '{"type":1,"body":{}}', '{"type":"x","body":"y"}'])(
  '%j is rejected as a report',
  async (body) => {
    expect(await send(body)).toBe(400);
    expect(reports.list()).toEqual([]);
  },
);

test('unsupported methods and paths are rejected', async () => {
  expect(await send('', 'GET')).toBe(405);
  expect(await send([report('one')], 'POST', '/__/reports/more')).toBe(404);
});

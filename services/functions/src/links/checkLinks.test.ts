import { createServer } from 'node:http';
import { createPublicFetch } from '../network/fetchPublic';
import { article, startSite } from '../testing/startSite';
import { isFull } from '../../../../tools/scripts/isFull.mjs';
import { checkLink } from './checkLink';
import { checkLinks } from './checkLinks';
import { findLinks } from './findLinks';

/** Starts a site whose links respond with `statuses` or 200. A request takes `duration` milliseconds. */
const start = (statuses: Record<string, number> = {}, { duration = 0, size = 100_000 } = {}) => {
  const site = startSite();
  const requested: string[] = [];
  let now = 0;
  const fetchPublic = (url: string, { method }: RequestInit = {}) => {
    now += duration;
    requested.push(`${method} ${url}`);
    const status = statuses[url] ?? 200;
    return status === 0 ? Promise.reject(new TypeError('No answer')) : Promise.resolve(new Response(null, { status }));
  };
  const check = checkLinks(site.administrator, { fetchPublic, now: () => now, size });
  const round = async (time: string) => {
    for (let count = 0; count < 5; count += 1) await check({ time });
  };
  const list = () => Object.values(site.list('broken_links'));
  return { ...site, requested, statuses, check, round, list };
};

const item = (body: string, more = {}) => article({ body, sources: [], ...more });
const monday = '2026-11-23T08:00:00Z';
const tuesday = '2026-11-24T08:00:01Z';

test('a broken link is stored with its item and date, and marked as fixed after it works again', async () => {
  const gone = 'https://a.example/gone';
  const { put, round, list, statuses, requested } = start({ [gone]: 404, 'https://b.example/': 0 });
  put({ 'articles/one': item(`See [this](${gone}) and <https://b.example/>, or [that](https://a.example/here).`) });
  await round(monday);
  const links = new Map(list().map((link) => [link['url'], link]));
  expect(links.size).toBe(2);
  expect(links.get(gone)).toMatchObject({
    collection: 'articles',
    item: 'one',
    problem: 'status',
    status: 404,
    failures: 1,
  });
  expect(links.get('https://b.example/')).toMatchObject({
    problem: 'unreachable',
    state: 'broken',
    since: new Date(monday),
  });
  expect(requested).toContain('HEAD https://a.example/here');
  expect(requested).not.toContain('GET https://a.example/here');
  statuses[gone] = 200;
  await round(tuesday);
  const byUrl = new Map(list().map((link) => [link['url'], link]));
  expect(byUrl.get(gone)).toMatchObject({ state: 'fixed', since: new Date(monday), fixed_at: new Date(tuesday) });
  expect(byUrl.get('https://b.example/')).toMatchObject({ state: 'broken', since: new Date(monday) });
  await round('2026-12-30T08:00:00Z');
  expect(list().map(({ url }) => url)).toEqual(['https://b.example/']);
});

test('links are deleted if their item no longer contains them or is no longer public', async () => {
  const { put, round, list } = start({ 'https://a.example/1': 404, 'https://a.example/2': 410 });
  put({ 'articles/one': item('https://a.example/1'), 'articles/two': item('https://a.example/2') });
  await round(monday);
  expect(list()).toHaveLength(2);
  put({ 'articles/one': item('Nothing'), 'articles/two': item('https://a.example/2', { status: 'archived' }) });
  await round(tuesday);
  expect(list()).toEqual([]);
});

test('drafts are not checked, and each run continues after the last one', async () => {
  // For this size, a run checks 20 items.
  const { put, check, requested } = start({}, { size: 24_000 });
  const ids = Array.from({ length: 45 }, (_, at) => `item-${String(at).padStart(2, '0')}`);
  put(Object.fromEntries(ids.map((id) => [`articles/${id}`, item(`https://${id}.example/`)])));
  put({ 'articles/item-00a': item('https://draft.example/', { status: 'draft' }) });
  await check({ time: monday });
  expect(requested).toHaveLength(20);
  await check({ time: monday });
  await check({ time: monday });
  expect(new Set(requested)).toEqual(new Set(ids.map((id) => `HEAD https://${id}.example/`)));
});

test.each([
  ['the commit of the link fails', ['fails']],
  ['the response about the link is lost', ['answer is lost']],
  ['the last commit fails', ['works', 'fails']],
  ['the last response is lost', ['works', 'answer is lost']],
] as const)('if %s, repeating the run counts a failure once', async (_, outcomes) => {
  const { put, check, round, list, setOutcomes } = start({ 'https://a.example/gone': 404 });
  put({ 'articles/one': item('https://a.example/gone') });
  setOutcomes(...outcomes);
  await expect(check({ time: monday })).rejects.toThrow();
  await round(monday);
  await round(monday);
  expect(list()).toMatchObject([{ url: 'https://a.example/gone', failures: 1, since: new Date(monday) }]);
});

const opportunity = (body: string, more = {}) =>
  item(body, { deadline_kind: 'fixed', deadline_at: new Date('2027-06-01T00:00:00Z'), ...more });
const hour = 3_600_000;
const day = 24 * hour;

// The full test proves both periods, and the short one that of open opportunities.
const { size, days } = isFull ? { size: 1_200, days: 60 } : { size: 144, days: 8 };

test(`in ${days} days at the planned size, all links are checked within 7 or 60 days`, async () => {
  let time = Date.parse(monday);
  const checkedAt = new Map<string, number>();
  const gaps = new Map<string, number>();
  const site = startSite();
  const fetchPublic = (url: string) => {
    gaps.set(url, Math.max(gaps.get(url) ?? 0, time - (checkedAt.get(url) ?? Date.parse(monday))));
    checkedAt.set(url, time);
    return Promise.resolve(new Response());
  };
  const passed = { deadline_at: new Date('2026-01-01T00:00:00Z') };
  for (let number = 0; number < size / 2; number += 1)
    site.put({
      [`opportunities/open-${number}`]: opportunity(`https://open-${number}.example/`),
      [`opportunities/z-${number}`]: opportunity(`https://closed-${number}.example/`, passed),
    });
  const check = checkLinks(site.administrator, { fetchPublic, size });
  for (let run = 0; run < days * 24; run += 1) {
    await check({ time: new Date(time).toISOString() });
    time += hour;
  }
  expect(gaps.size).toBe(size);
  const isOpen = (url: string) => url.startsWith('https://open');
  for (const [url, gap] of gaps) {
    const latest = time - (checkedAt.get(url) ?? 0);
    expect(Math.max(gap, latest) / day).toBeLessThan(isOpen(url) ? 7 : 60);
  }
});

test('from its second cycle on, a lane with twice as many items as planned ends in time', async () => {
  const { put, check, get } = start({}, { size: 144 });
  for (let number = 0; number < 288; number += 1) put({ [`opportunities/open-${number}`]: opportunity('Text') });
  const starts = new Set<number>();
  for (let run = 0; run < 20 * 24; run += 1) {
    await check({ time: new Date(Date.parse(monday) + run * hour).toISOString() });
    starts.add(Number(get('link_checks/open')?.['started_at']));
  }
  const [, second = 0, third = 0, ...others] = starts;
  expect(others).toEqual([]);
  expect((third - second) / day).toBeGreaterThan(6);
  expect((third - second) / day).toBeLessThan(7);
});

test('links of open opportunities come first', async () => {
  const { put, check, requested } = start();
  put({ 'articles/a': item('https://a.example/'), 'opportunities/z': opportunity('https://z.example/') });
  put({ 'opportunities/closed': opportunity('https://closed.example/', { deadline_at: new Date(monday) }) });
  await check({ time: monday });
  expect(requested).toEqual(['HEAD https://z.example/', 'HEAD https://a.example/']);
});

test('a run that ends early checks no link twice, and the next run continues with the first unchecked item', async () => {
  const { put, check, requested } = start({}, { duration: 60_000 });
  // All links have the same host, so they are checked in turn.
  const urls = Array.from({ length: 20 }, (_, number) => `https://a.example/${String(number).padStart(2, '0')}`);
  put(Object.fromEntries(urls.map((url) => [`articles/${url.slice(-2)}`, item(url)])));
  const requests = urls.map((url) => `HEAD ${url}`);
  await check({ time: monday });
  expect(requested).toEqual(requests.slice(0, 8));
  await check({ time: monday });
  await check({ time: monday });
  expect(requested).toEqual(requests);
});

test('an item whose links take the whole time of a run does not stop the others', async () => {
  const { put, check, requested } = start({}, { duration: 60_000 });
  const links = Array.from({ length: 20 }, (_, number) => `https://a.example/${number}`);
  put({ 'articles/a': item(links.join(' ')), 'articles/b': item('https://b.example/') });
  await check({ time: monday });
  requested.splice(0);
  await check({ time: monday });
  expect(requested).toEqual(['HEAD https://b.example/']);
});

test('after three links without a response, the other links of the host are unreachable without a request', async () => {
  const urls = Array.from({ length: 9 }, (_, number) => `https://down.example/${number}`);
  const { put, check, list, requested } = start(Object.fromEntries(urls.map((url) => [url, 0])));
  put({ 'articles/a': item(urls.join(' ')), 'articles/b': item('https://up.example/') });
  await check({ time: monday });
  expect(requested.filter((request) => request.startsWith('HEAD https://down'))).toHaveLength(3);
  expect(requested).toContain('HEAD https://up.example/');
  expect(list()).toHaveLength(9);
  expect(new Set(list().map(({ problem }) => problem))).toEqual(new Set(['unreachable']));
});

test('a broken link is checked again after a day, then after twice the time, up to 16 days', async () => {
  const url = 'https://a.example/gone';
  const { put, check, list } = start({ [url]: 404 });
  put({ 'articles/one': item(url) });
  const delays: number[] = [];
  let time = Date.parse(monday);
  for (let count = 0; count < 7; count += 1) {
    await check({ time: new Date(time).toISOString() });
    const next = Number(list()[0]?.['check_again_at']);
    delays.push((next - time) / day);
    time = next;
    // A cycle that has just begun does not begin again.
    put({ 'link_checks/others': { collection: '', after: '', started_at: new Date(time) } });
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 16, 16]);
});

test('each host gets one request at a time', async () => {
  const site = startSite();
  site.put({ 'articles/one': item(Array.from({ length: 9 }, (_, at) => `https://a.example/${at}`).join(' ')) });
  let open = 0;
  let maxOpen = 0;
  const fetchPublic = async () => {
    maxOpen = Math.max(maxOpen, (open += 1));
    await Promise.resolve();
    open -= 1;
    return new Response();
  };
  await checkLinks(site.administrator, { fetchPublic })({ time: monday });
  expect(maxOpen).toBe(1);
});

test('a check handles servers without HEAD, servers that reject robots, failing servers and private addresses', async () => {
  const server = createServer(({ method, url }, answer) => {
    const status = url === '/robots' ? 403 : url === '/broken' ? 500 : method === 'HEAD' ? 404 : 200;
    answer.writeHead(status).end('A page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const origin = `http://site.example:${typeof address === 'object' && address ? address.port : 0}`;
  const fetchPublic = createPublicFetch({
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    isPrivate: (address) => address !== '127.0.0.1',
  });
  const problems = [];
  for (const url of [`${origin}/page`, `${origin}/robots`, `${origin}/broken`, 'http://10.0.0.1/'])
    problems.push(await checkLink(url, fetchPublic));
  server.close();
  expect(problems).toEqual([undefined, undefined, { problem: 'status', status: 500 }, { problem: 'unreachable' }]);
});

test.each(['.', 'http://.', 'http://a_', 'https://a.example/(', '[a](https://a.example/)', '!?*'])(
  'links in a text full of %j are found in linear time',
  (part) => {
    // The fastest of three runs, because other threads of the process count as well.
    const times = [1, 2, 3].map(() => {
      const startedAt = process.cpuUsage();
      findLinks({ body: `https://a.example/${part.repeat(100_000 / part.length)}x` });
      return process.cpuUsage(startedAt).user / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  },
);

test('a link ends where the link on the page ends', () => {
  const body =
    '[A](https://a.example/Agenda_(policy)) https://a.example/x، «https://a.example/y» **https://a.example/z.** _https://a.example/_';
  expect(findLinks({ body })).toEqual([
    'https://a.example/Agenda_(policy)',
    ...['https://a.example/x', 'https://a.example/y', 'https://a.example/z', 'https://a.example/'],
  ]);
});

test('links are found once in fields, lists and text, without trailing punctuation and fragments', () => {
  expect(
    findLinks({
      body: '[a](https://a.example/x#part), https://a.example/x. (https://b.example) https:// nothing',
      sources: ['https://c.example/'],
      files: [{ url: 'https://d.example/file.pdf' }],
      cover: { url: 'https://e.example/' },
      doi: '10.5555/x',
      own: 'https://firebasestorage.googleapis.com/v0/b/x',
      updated_at: new Date(),
    }),
  ).toEqual([
    'https://doi.org/10.5555/x',
    ...['https://a.example/x', 'https://b.example', 'https://c.example/', 'https://d.example/file.pdf'],
  ]);
});

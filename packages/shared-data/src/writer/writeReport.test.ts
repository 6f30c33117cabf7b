/** @jest-environment node */
import { toReportId } from '../kinds/report/reportLimits';
import { appeals, reports } from '../kinds/report/reports';
import { createFakeData } from '../testing/createFakeData';
import { createWriter } from './createWriter';

const reported = { collection: 'articles', item: 'a' } as const;
const report = { ...reported, uid: 'ada', subjectUid: 'kofi', title: 'A title', reason: 'spam', text: '' } as const;
const id = toReportId(reported, 'ada');
const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };

function open() {
  const data = createFakeData();
  data.signIn('ada');
  return data;
}

test('a second report replaces the first only after the first has been decided', async () => {
  const data = open();
  const first = await data.writer.report(report);
  expect(await data.writer.report(report)).toEqual(first);
  const again = { ...report, reason: 'harmful' } as const;
  await expect(data.writer.report(again)).rejects.toMatchObject({ code: 'already-exists' });
  const { item: stored } = (await data.reader.getMine(reports, id)) ?? {};
  expect(stored).toMatchObject({ reporterUid: 'ada', subjectUid: 'kofi', reason: 'spam', status: 'open', text: '' });
  data.put(`reports/${id}`, { ...stored, status: 'dismissed', decisionReason: 'It is not.' });
  await data.writer.report(again);
  const { item: now } = (await data.reader.getMine(reports, id)) ?? {};
  expect(now).toMatchObject({ reason: 'harmful', status: 'open' });
  expect(now).not.toHaveProperty('decisionReason');
});

const hour = 3_600_000;

test.each([
  ["a member's first report", undefined, 1],
  ['another report on the same day', { count: 7, ago: hour }, 8],
  ['the first report of another day', { count: 20, ago: 25 * hour }, 1],
])('%s is counted in its own commit', async (_, before, count) => {
  const data = open();
  if (before) {
    const beganAt = new Date(Date.now() - before.ago);
    data.put('report_counts/ada', { item: 'articles_b_ada', count: before.count, beganAt });
  }
  const commits: string[][] = [];
  const fetch = (url: string, init: RequestInit) => {
    if (url.includes(':commit')) commits.push(String(init.body).match(/(?<=documents\/)[a-z_]+\/\w+/g) ?? []);
    return data.fetch(url, init);
  };
  await createWriter(config, { fetch, getToken: () => Promise.resolve('ada') }).report(report);
  expect(commits).toEqual([['report_counts/ada', `reports/${id}`]]);
  const readItem = (name: string, fields: object) => ({ item: { id: name, ...fields } });
  const stored = await data.reader.getMine({ collection: 'report_counts', readItem }, 'ada');
  expect(stored?.item).toMatchObject({ item: id, count });
});

test('a report above the daily limit has a separate error code', async () => {
  const data = open();
  data.put('report_counts/ada', { item: 'articles_b_ada', count: 20, beganAt: new Date(Date.now() - hour) });
  const fetch = (url: string, init: RequestInit) =>
    url.includes(':commit') ? Promise.resolve(new Response('{}', { status: 403 })) : data.fetch(url, init);
  const refused = createWriter(config, { fetch, getToken: () => Promise.resolve('ada') });
  await expect(refused.report(report)).rejects.toMatchObject({ code: 'daily-limit', retry: false });
  await data.writer.report(report);
  await expect(refused.report({ ...report, reason: 'harmful' })).rejects.toMatchObject({ code: 'already-exists' });
});

test('a second report of an item is rejected while the first is open, and other denials stay denials', async () => {
  const data = open();
  await data.writer.report(report);
  data.fail(403);
  await expect(data.writer.report({ ...report, reason: 'harmful' })).rejects.toMatchObject({ code: 'already-exists' });
  data.fail(null);
  const secondReport = { ...report, item: 'b' };
  const { fetch } = data;
  const options = {
    getToken: () => Promise.resolve('ada'),
    fetch: (url: string, init: RequestInit) =>
      url.includes(':commit') ? Promise.resolve(new Response('{}', { status: 403 })) : fetch(url, init),
  };
  const refused = createWriter(config, options);
  await expect(refused.report(secondReport)).rejects.toMatchObject({ code: 'denied' });
  data.signIn(null);
  await expect(data.writer.report(secondReport)).rejects.toMatchObject({ code: 'signed-out' });
});

test('an invalid report is not sent', async () => {
  await expect(open().writer.report({ ...report, text: 'x'.repeat(1001) })).rejects.toMatchObject({
    code: 'invalid',
    fields: ['text'],
  });
});

test('sending an appeal twice does not create a second appeal', async () => {
  const { writer, reader } = open();
  const appeal = { ...reported, uid: 'ada', text: 'It names all its sources.' };
  await writer.appeal(appeal);
  await expect(writer.appeal({ ...appeal, text: 'Once more.' })).rejects.toMatchObject({ code: 'already-exists' });
  expect((await reader.getMine(appeals, 'articles_a'))?.item).toMatchObject({ authorUid: 'ada', status: 'open' });
});

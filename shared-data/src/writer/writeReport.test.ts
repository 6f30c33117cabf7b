/** @jest-environment node */
import { toReportId } from '../kinds/report/reportLimits';
import { appeals, reports } from '../kinds/report/reports';
import { createWriter } from './createWriter';
import { createFakeData } from '../testing/createFakeData';

const reported = { collection: 'articles', item: 'a' } as const;
const report = { ...reported, uid: 'ada', title: 'A title', reason: 'spam', text: '' } as const;
const id = toReportId(reported, 'ada');

function open() {
  const data = createFakeData();
  data.signIn('ada');
  return data;
}

test('a report is stored once, and another one only after it was decided', async () => {
  const data = open();
  const first = await data.writer.report(report);
  expect(await data.writer.report(report)).toEqual(first);
  const again = { ...report, reason: 'harmful' } as const;
  await expect(data.writer.report(again)).rejects.toMatchObject({ code: 'already-exists' });
  const { item: stored } = (await data.reader.getMine(reports, id)) ?? {};
  expect(stored).toMatchObject({ reporterUid: 'ada', reason: 'spam', status: 'open', text: '' });
  data.put(`reports/${id}`, { ...stored, status: 'dismissed', decisionReason: 'It is not.' });
  await data.writer.report(again);
  const { item: now } = (await data.reader.getMine(reports, id)) ?? {};
  expect(now).toMatchObject({ reason: 'harmful', status: 'open' });
  expect(now).not.toHaveProperty('decisionReason');
});

test('a report that is in work is there already; one that is refused for something else is refused', async () => {
  const data = open();
  await data.writer.report(report);
  data.fail(403);
  await expect(data.writer.report({ ...report, reason: 'harmful' })).rejects.toMatchObject({ code: 'already-exists' });
  data.fail(null);
  const other = { ...report, item: 'b' };
  const { fetch } = data;
  const options = {
    getToken: () => Promise.resolve('ada'),
    fetch: (url: string, init: RequestInit) =>
      url.includes(':commit') ? Promise.resolve(new Response('{}', { status: 403 })) : fetch(url, init),
  };
  const refused = createWriter({ projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' }, options);
  await expect(refused.report(other)).rejects.toMatchObject({ code: 'denied' });
  data.signIn(null);
  await expect(data.writer.report(other)).rejects.toMatchObject({ code: 'signed-out' });
});

test('a report that does not fit is never sent', async () => {
  await expect(open().writer.report({ ...report, text: 'x'.repeat(1001) })).rejects.toMatchObject({
    code: 'invalid',
    fields: ['text'],
  });
});

test('an appeal is written once', async () => {
  const { writer, reader } = open();
  const appeal = { ...reported, uid: 'ada', text: 'It names all its sources.' };
  await writer.appeal(appeal);
  await expect(writer.appeal({ ...appeal, text: 'Once more.' })).rejects.toMatchObject({ code: 'already-exists' });
  expect((await reader.getMine(appeals, 'articles_a'))?.item).toMatchObject({ authorUid: 'ada', status: 'open' });
});

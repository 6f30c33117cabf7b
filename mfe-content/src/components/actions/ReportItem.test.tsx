import { resetSession } from '@adp/shared-auth/testing';
import { getSession } from '@adp/shared-auth';
import { DataError } from '@adp/shared-data/client';
import { reports } from '@adp/shared-data/moderation';
import { createFakeData } from '@adp/shared-data/testing';
import { installDialog } from '@adp/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { replaceMemberData } from '../../api/memberData';
import { signIn } from '../../api/outbox/testing/written';
import { renderWithText } from '../../testing/renderWithText';
import { samples } from '../../testing/samples';
import { ReportItem } from './ReportItem';

const { id, title, authorUid } = samples.article;

const google = { providerId: 'google.com', email: null, displayName: null };

beforeEach(() => installDialog());
afterEach(() => {
  replaceMemberData(undefined);
  resetSession();
});

async function open(uid: string | null, stored?: object) {
  const data = createFakeData({ documents: stored ? { [`reports/articles_${id}_${uid}`]: stored } : {} });
  data.signIn(uid);
  signIn(uid);
  replaceMemberData(data);
  return { ...(await renderWithText(<ReportItem kind="article" item={samples.article} />)), data };
}

async function report(uid: string | null, reason: string, stored?: object) {
  const { user, data } = await open(uid, stored);
  const dialog = within(screen.getByRole('dialog', { name: /^Report / }));
  await user.selectOptions(dialog.getByLabelText('What is the problem?'), reason);
  await user.click(dialog.getByRole('button', { name: 'Send the report' }));
  return data;
}

test("a member's report is stored with the item's title", async () => {
  const data = await report('reader', 'False or misleading');
  expect(await screen.findByText('Your report was sent. Thank you.')).toBeTruthy();
  const stored = await data.reader.getMine(reports, `articles_${id}_reader`);
  const subject = { title, subjectUid: authorUid };
  expect(stored?.item).toMatchObject({ ...subject, reason: 'misleading', status: 'open', reporterUid: 'reader' });
});

test('a member who reports an item again sees that it is already reported', async () => {
  const before = { collection: 'articles', item: id, title, reporterUid: 'reader', reason: 'other', text: '' };
  const times = { createdAt: new Date(0), updatedAt: new Date(0) };
  await report('reader', 'Advertising or spam', { ...before, ...times, status: 'open' });
  expect((await screen.findByRole('alert')).textContent).toContain('You have already reported this.');
});

test.each([
  ['an unconfirmed email address', {}, /^Verify your email address first/],
  // The rules do not require a confirmed address from members of this service, so the refusal has another reason.
  ['a trusted service', { providerData: [google] }, /^This has been changed or removed in the meantime/],
])('a member with %s sees why the report is refused, and the text stays', async (_, changes, words) => {
  const data = createFakeData();
  data.signIn('reader', { isVerified: false });
  signIn('reader');
  const { user: session } = getSession();
  if (session) signIn('reader', { user: { ...session, emailVerified: false, ...changes } });
  replaceMemberData(data);
  const { user } = await renderWithText(<ReportItem kind="article" item={samples.article} />);
  await user.selectOptions(screen.getByLabelText('What is the problem?'), 'Something else');
  await user.type(screen.getByLabelText(/^Details for the reviewers/), 'Words');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Details for the reviewers/).value).toBe('Words');
});

test('a member who has reached the daily limit of reports sees a message about it', async () => {
  const { user, data } = await open('reader');
  replaceMemberData({
    ...data,
    writer: { ...data.writer, report: () => Promise.reject(new DataError('daily-limit')) },
  });
  await user.selectOptions(screen.getByLabelText('What is the problem?'), 'Something else');
  await user.click(screen.getByRole('button', { name: 'Send the report' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You have reached the limit of 20 reports a day');
});

test.each([
  [200, 'Your report was sent. Thank you.'],
  [429, /^Too many reports were sent from your network today/],
  [500, /^Your report could not be sent/],
])("if the response to a visitor's report is %s, the message is: %s", async (status, words) => {
  const fetch = jest.fn(() => Promise.resolve(new Response('{}', { status })));
  Object.assign(globalThis, { fetch });
  await report(null, 'Advertising or spam');
  expect(await screen.findByText(words)).toBeTruthy();
  const body = JSON.stringify({ collection: 'articles', item: id, reason: 'spam', text: '' });
  expect(fetch).toHaveBeenCalledWith('/api/actions/report', expect.objectContaining({ method: 'POST', body }));
});

test('an author cannot report their own item', async () => {
  await open(authorUid);
  expect(screen.getByText('You cannot report your own content.')).toBeTruthy();
});

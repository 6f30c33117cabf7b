import { articles } from '@adp/shared-data/article';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { replaceMemberData } from '../../api/memberData';
import { outbox } from '../../api/outbox/outbox';
import { draftNamed, signIn, toValues } from '../../api/outbox/testing/written';
import type { Draft, Queued } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import { openMyContent } from './testing/openMyContent';

const queued: Queued = { to: 'published', since: 1, notificationId: 'notice-1' };
const base = { version: 'v', status: 'published' } as const;
const day = 86_400_000;

afterEach(() => {
  jest.restoreAllMocks();
  replaceMemberData(undefined);
  signIn(null);
});

function goOffline() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
const device = async () => within(await screen.findByRole('region', { name: 'On this device' }));
const rows = async () =>
  within((await device()).getByRole('list', { name: 'On this device' })).getAllByRole('listitem');
// Query the section each time, because signing in replaces it.
const findRow = (title: string) =>
  waitFor(async () => {
    const row = (await device()).getByRole('heading', { name: title }).closest('li');
    if (!row) throw new Error(`no row of ${title}`);
    return within(row);
  });
const expectStatus = async (words: string) => {
  await waitFor(async () => expect((await device()).getByRole('status').textContent.trim()).toBe(words));
};

test('a visitor sees links for starting a text, an explanation of where drafts are stored, and a sign-in link', async () => {
  const { container } = await openMyContent({ uid: null });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Your content');
  expect(document.title).toBe('Your content · African Digital Policy');
  const ways = within(await screen.findByRole('region', { name: 'Start something new' })).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Write an article', '/new/article'],
    ['Announce an event', '/new/event'],
    ['Share an opportunity', '/new/opportunity'],
    ['Present a product', '/new/product'],
  ]);
  expect(await screen.findByRole('heading', { name: 'No unsent drafts on this device' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=%2Fnew');
  expect(await axeViolations(container)).toEqual([]);
});

test('drafts are listed with their kinds, last saved first, and link to their forms', async () => {
  const saved: readonly Draft[] = [
    draftNamed('old', { savedAt: new Date('2026-01-05T12:00:00').getTime() }),
    draftNamed('change', { itemId: 'a-1', base, savedAt: Date.now() - day }),
    draftNamed('nameless', { owner: null, values: toValues(' ') }),
  ];
  const { container } = await openMyContent({ saved });
  await findRow('Article old');
  const shown = (await rows()).map((row) => ({
    title: within(row).getByRole('heading').textContent,
    what: row.querySelector('p')?.textContent,
    when: row.querySelector('time')?.textContent,
    href: within(row).getByRole('link').getAttribute('href'),
  }));
  expect(shown).toEqual([
    {
      title: 'Untitled article',
      what: 'ArticleNew item',
      when: expect.stringMatching(/^Saved today, \d\d:\d\d$/),
      href: '/new/article?draft=nameless',
    },
    {
      title: 'Article change',
      what: 'ArticleChanges to a published item',
      when: expect.stringMatching(/^Saved yesterday, \d\d:\d\d$/),
      href: '/articles/a-1/edit?draft=change',
    },
    { title: 'Article old', what: 'ArticleNew item', when: 'Saved on 5 January 2026', href: '/new/article?draft=old' },
  ]);
  expect((await findRow('Article old')).getByText(/Saved on/).getAttribute('datetime')).toBe(
    new Date('2026-01-05T12:00:00').toISOString(),
  );
  expect((await findRow('Article old')).queryByRole('button', { name: 'Cancel sending' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test("shows only the number of another member's drafts until that member signs in", async () => {
  const saved = [draftNamed('hers'), draftNamed('his', { owner: 'juma' }), draftNamed('too', { owner: 'juma' })];
  await openMyContent({ saved, uid: null });
  expect(await screen.findByText(/^3 drafts on this device belong to other members/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Article/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'No unsent drafts on this device' })).toBeNull();
  signIn('amina');
  await findRow('Article hers');
  expect(await screen.findByText(/^2 drafts on this device/)).toBeTruthy();
});

test('while the session is restored, the owners of drafts are not mentioned', async () => {
  jest.spyOn(outbox, 'start').mockReturnValue(() => undefined);
  await openMyContent({ saved: [draftNamed('hers'), draftNamed('free', { owner: null })], uid: null });
  signIn('amina', { status: 'restoring', user: null });
  await findRow('Article free');
  await waitFor(() => expect(screen.queryByText(/on this device belong/)).toBeNull());
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('a text that is written in another tab appears at once', async () => {
  await openMyContent();
  await screen.findByRole('heading', { name: 'No unsent drafts on this device' });
  await drafts.save(draftNamed('new'));
  await findRow('Article new');
});

describe('a queued draft', () => {
  test('says that it is waiting for the network', async () => {
    goOffline();
    const { data } = await openMyContent({ saved: [draftNamed('one', { queued })] });
    data.fail('network');
    const row = await findRow('Article one');
    expect(row.getByText('Waiting for a connection')).toBeTruthy();
    expect(row.getByRole('link', { name: 'Open' })).toBeTruthy();
  });

  test('shows its progress, and cannot be deleted while it is being sent', async () => {
    goOffline();
    jest.spyOn(outbox.sending, 'get').mockReturnValue({ key: 'one', sent: 0.4 });
    jest.spyOn(outbox, 'start').mockReturnValue(() => undefined);
    await openMyContent({ saved: [draftNamed('one', { queued }), draftNamed('two', { queued })] });
    const row = await findRow('Article one');
    expect(row.getByText(/^Sending… 40\s?%$/)).toBeTruthy();
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel sending']);
    expect((await findRow('Article two')).getByText('Waiting for a connection')).toBeTruthy();
  });

  test.each([
    ['invalid', 'Action needed: some fields are not valid yet. Open the draft to see which.', false],
    ['denied', 'Action needed: only members with a verified email address can publish.', true],
    ['not-found', 'Action needed: your account has no name yet.', true],
    ['unreadable', 'Action needed: this draft could not be sent.', true],
  ] as const)('with the error %s needs the member: %s', async (error, words, sends) => {
    const { container } = await openMyContent({ saved: [draftNamed('one', { queued: { ...queued, error } })] });
    const row = await findRow('Article one');
    expect(row.getByText(words, { exact: false })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Send now' }) !== null).toBe(sends);
    expect(row.getByRole('link', { name: 'Continue writing' })).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('is sent on request, with a status message, a link to the item, and a row in the account section', async () => {
    jest.spyOn(outbox, 'start').mockReturnValue(() => undefined);
    const { user, data } = await openMyContent({ saved: [draftNamed('one', { queued })] });
    await screen.findByRole('heading', { name: 'Nothing in your account yet' });
    await user.click((await findRow('Article one')).getByRole('button', { name: 'Send now' }));
    await expectStatus('“Article one” is public now. View item');
    expect((await device()).getByRole('link', { name: 'View item' }).getAttribute('href')).toBe('/articles/one');
    expect((await data.reader.getMine(articles, 'one'))?.item.status).toBe('published');
    expect(await screen.findByRole('link', { name: 'Article one' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('On this device'));
  });

  test('stays in the list and keeps focus if it cannot be sent now', async () => {
    jest.spyOn(outbox, 'start').mockReturnValue(() => undefined);
    const { user, data } = await openMyContent({ saved: [draftNamed('one', { queued })] });
    data.fail('network');
    await user.click((await findRow('Article one')).getByRole('button', { name: 'Send now' }));
    await expectStatus('“Article one” could not be sent right now. The site will try again automatically.');
    await waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Article one'));
  });

  test('is sent automatically when the page opens', async () => {
    await openMyContent({ saved: [draftNamed('one', { queued })] });
    await expectStatus('“Article one” is public now. View item');
    expect(await screen.findByRole('link', { name: 'Article one' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'No unsent drafts on this device' })).toBeTruthy();
  });

  test('shows the error if it is refused', async () => {
    await openMyContent({ saved: [draftNamed('two', { queued, values: toValues('Two', { summary: 'short' }) })] });
    await expectStatus('“Two” could not be sent. Action needed.');
    expect(await (await findRow('Two')).findByText(/^Action needed: some fields are not valid/)).toBeTruthy();
  });

  test('can be withdrawn, and focus stays in its row', async () => {
    goOffline();
    jest.spyOn(outbox, 'start').mockReturnValue(() => undefined);
    const { user } = await openMyContent({ saved: [draftNamed('one', { queued })] });
    await user.click((await findRow('Article one')).getByRole('button', { name: 'Cancel sending' }));
    await expectStatus('“Article one” will not be sent. It stays on this device.');
    const row = await findRow('Article one');
    await waitFor(() => expect(row.queryByRole('button', { name: 'Cancel sending' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(row.getByRole('link', { name: 'Continue writing' })));
    expect((await drafts.get('one'))?.queued).toBeUndefined();
  });
});

test('a draft is deleted after confirmation, and focus moves to the heading', async () => {
  const { user } = await openMyContent({ saved: [draftNamed('one'), draftNamed('two', { itemId: 'a-1', base })] });
  await user.click((await findRow('Article two')).getByRole('button', { name: 'Discard draft' }));
  expect(screen.getByRole('dialog', { name: 'Discard “Article two”?' }).textContent).toContain(
    'The item in your account stays as it is',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await drafts.list()).toHaveLength(2);
  await user.click((await findRow('Article one')).getByRole('button', { name: 'Discard draft' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/This draft is stored only on this device/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
  await expectStatus('“Article one” was discarded.');
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('On this device'));
});

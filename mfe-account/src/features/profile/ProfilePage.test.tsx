import { getSession, settledSession } from '@adp/shared-auth';
import { resetSession } from '@adp/shared-auth/testing';
import type * as authModule from '@adp/shared-auth';
import { toMemberDocuments } from '@adp/shared-data/member';
import { appeals } from '@adp/shared-data/moderation';
import { createFakeData, smallest, smallestUser } from '@adp/shared-data/testing';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memberSession, storedProfile } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';
import { loadProfile } from './page';

jest.mock('@adp/shared-auth', () => {
  const actual = jest.requireActual<typeof authModule>('@adp/shared-auth');
  return { ...actual, settledSession: jest.fn(actual.settledSession) };
});

/** Returns the documents of the member whose profile a test opens. */
const profile = (changes: object = {}, username = 'amina') => {
  const { uid, ...shown } = storedProfile();
  return toMemberDocuments(uid, Object.assign({ ...smallestUser, ...shown, username }, changes));
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'Amina Diallo' });
const notFound = () => screen.findByText('404');

/** Returns published items of a kind. Number 0 is the newest. */
function items(kind: 'article' | 'event' | 'opportunity' | 'product', count: number, changes: object = {}) {
  const folder = kind === 'opportunity' ? 'opportunities' : `${kind}s`;
  return Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `${folder}/${kind}-${number}`,
      {
        ...smallest[kind],
        title: `The ${kind} ${number}`,
        authorUid: 'amina-uid',
        authorUsername: 'amina',
        publishedAt: new Date(Date.UTC(2026, 9, 20 - number)),
        ...changes,
      },
    ]),
  );
}

afterEach(() => {
  jest.mocked(settledSession).mockClear();
  jest.restoreAllMocks();
  resetSession();
});

test('a public profile shows every field and is accessible', async () => {
  await renderPage('/amina', {
    documents: profile({
      description: 'First line.\n\nSecond **paragraph**.',
      expertise: ['Data protection', 'Standards'],
      links: ['https://example.org/amina/', 'https://example.com/'],
    }),
  });
  await heading();
  expect(document.title).toBe('Amina Diallo · African Digital Policy');
  expect(screen.getByText('Director, Digital Rights Lab')).toBeTruthy();
  const facts = within(screen.getByRole('complementary', { name: 'At a glance' }));
  expect(facts.getByText('Kenya')).toBeTruthy();
  expect(facts.getByText('English, French')).toBeTruthy();
  expect(facts.getByText('January 2026')).toBeTruthy();
  expect(screen.getByText(/Second \*\*paragraph\*\*/).textContent).toBe('First line.\n\nSecond **paragraph**.');
  const expertise = within(screen.getByRole('list', { name: 'Expertise' })).getAllByRole('listitem');
  expect(expertise.map(({ textContent }) => textContent)).toEqual(['Data protection', 'Standards']);
  const [link] = within(screen.getByRole('list', { name: 'Links' })).getAllByRole('link');
  expect(link?.textContent).toBe('example.org/amina');
  expect(link?.getAttribute('href')).toBe('https://example.org/amina/');
  expect(link?.getAttribute('rel')).toBe('ugc nofollow noopener');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(screen.queryByText(/This is your profile/)).toBeNull();
  expect(await screen.findByText('Nothing published yet')).toBeTruthy();
});

test.each([
  [{ position: 'Director', company: undefined }, 'Director'],
  [{ position: undefined, company: 'A company' }, 'A company'],
])('a profile with %j shows only the fields that are filled in', async (changes, role) => {
  await renderPage('/amina', { documents: profile(changes) });
  await heading();
  expect(screen.getByText(role)).toBeTruthy();
});

test('empty fields are not shown', async () => {
  const nothing = { position: undefined, company: undefined, country: undefined, languages: [] };
  await renderPage('/amina', { documents: profile(nothing) });
  await heading();
  for (const name of ['Country', 'Languages', 'Expertise', 'Links']) expect(screen.queryByText(name)).toBeNull();
});

describe('the visibility of a profile', () => {
  const members = profile({ visibility: 'members', listed: false });
  const hidden = profile({ visibility: 'hidden', listed: false });

  test.each([
    ['that does not exist', {}],
    ['that only members may see', members],
    ['that is hidden', hidden],
  ])('a profile %s is a 404 for visitors', async (_, documents) => {
    await renderPage('/amina', { documents });
    expect(await notFound()).toBeTruthy();
  });

  test('a profile for members is visible to members but not to visitors with an anonymous session', async () => {
    await renderPage('/amina', { documents: members, session: memberSession('other') });
    expect(await heading()).toBeTruthy();
    document.body.replaceChildren();
    await renderPage('/amina', { documents: members, session: memberSession('guest', { isAnonymous: true }) });
    expect(await notFound()).toBeTruthy();
  });

  test("the member's own profile can be shared but not reported", async () => {
    await renderPage('/amina', { documents: profile(), session: memberSession('amina-uid') });
    await heading();
    expect(screen.getByText('Share this profile')).toBeTruthy();
    expect(screen.queryByText(/^Report/)).toBeNull();
    document.body.replaceChildren();
    await renderPage('/amina', { documents: profile(), session: memberSession('other') });
    await heading();
    expect(screen.getByText(/^Report/)).toBeTruthy();
  });

  test('a hidden profile is visible only to its owner, with a notice, and cannot be shared', async () => {
    await renderPage('/amina', { documents: hidden, session: memberSession('amina-uid') });
    await heading();
    expect(screen.getByText(/Only you can see it/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/edit-profile');
    expect(screen.queryByText('Share this profile')).toBeNull();
    document.body.replaceChildren();
    await renderPage('/amina', { documents: hidden, session: memberSession('other') });
    expect(await notFound()).toBeTruthy();
  });

  test('a profile with an unconfirmed email address is visible only to its owner until the confirmation', async () => {
    const documents = profile({ unconfirmed: true });
    const session = { ...memberSession('amina-uid', { emailVerified: false }) };
    await renderPage('/amina', { documents, session });
    await heading();
    expect(screen.getByText(/Others can see it once you verify your email address/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send the link again' }).getAttribute('href')).toBe('/settings');
    expect(screen.queryByText('Share this profile')).toBeNull();
    // Another part of the page has already saved the profile.
    const { username, name, notificationPrefs } = { ...smallestUser, username: 'amina', name: 'Amina Diallo' };
    act(() => resetSession({ ...memberSession('amina-uid'), profile: { username, name, notificationPrefs } }));
    expect(screen.queryByText(/confirmed your email address/)).toBeNull();
    expect(screen.getByText('This is your profile.')).toBeTruthy();
    expect(screen.getByText('Share this profile')).toBeTruthy();
    document.body.replaceChildren();
    await renderPage('/amina', { documents, session: memberSession('other') });
    expect(await notFound()).toBeTruthy();
  });

  describe('a profile that reviewers hide', () => {
    const removal = {
      authorUid: 'amina-uid',
      username: 'amina',
      title: 'Amina Diallo',
      status: 'removed',
      revision: 1,
    };
    const at = new Date('2026-11-20T08:00:00Z');
    const reason = 'It is of somebody else.';
    const removed = {
      ...profile({ removed: true }),
      'tombstones/profiles/items/amina': { removedAt: at, reason },
      'profile_removals/amina-uid': { ...removal, reason, at },
    };

    test.each([
      ['a visitor', {}],
      ['another member', { session: memberSession('other') }],
    ])('is a 410 for %s, with date and reason', async (_, session) => {
      await renderPage('/amina', { documents: removed, ...session });
      expect(await notFound()).toBeTruthy();
      const thrown: unknown = await loadProfile('amina').catch((response: unknown) => response);
      if (!(thrown instanceof Response)) throw new Error('It has answered.');
      expect(thrown.status).toBe(410);
      expect(await thrown.json()).toEqual({ kind: 'profile', removedAt: at.toISOString(), reason, id: 'amina' });
    });

    test('shows the reason to its owner, who can appeal once', async () => {
      installDialog();
      const { data, user } = await renderPage('/amina', {
        documents: removed,
        session: memberSession('amina-uid'),
      });
      await heading();
      expect(await screen.findByText(/^This is your profile. Reviewers hid it on 20 November 2026/)).toBeTruthy();
      expect(screen.getByText(/^Reason from the reviewer: .*somebody else/)).toBeTruthy();
      expect(screen.queryByText('Share this profile')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Appeal' }));
      const dialog = within(await screen.findByRole('dialog'));
      const send = () => user.click(dialog.getByRole('button', { name: 'Send the appeal' }));
      await send();
      expect(dialog.getByText('Enter the reasons for your appeal.')).toBeTruthy();
      await user.type(dialog.getByLabelText('Reasons for your appeal'), ' It is my own name. ');
      await send();
      const outcome = await screen.findByText('You have appealed. A reviewer will decide.');
      expect(document.activeElement).toBe(outcome);
      expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
      const sent = await data.reader.getMine(appeals, 'profile_removals_amina-uid');
      expect(sent?.item).toMatchObject({ status: 'open', text: 'It is my own name.', authorUid: 'amina-uid' });
    });
  });

  test.each([
    ['public', 'This is your profile.'],
    ['members', 'This is your profile. Only signed-in members can see it.'],
  ] as const)('the owner sees the visibility of a profile that is %s', async (visibility, words) => {
    await renderPage('/amina', {
      documents: profile({ visibility, listed: false }),
      session: memberSession('amina-uid'),
    });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('content for members disappears with the session', async () => {
    const { data } = await renderPage('/amina', { documents: members, session: memberSession('other') });
    await heading();
    data.signIn(null);
    resetSession({ status: 'signed-out' });
    expect(await notFound()).toBeTruthy();
    expect(screen.queryByText('Amina Diallo')).toBeNull();
  });

  test('a public profile is shown before the session has been restored', async () => {
    await renderPage('/amina', { documents: profile(), session: { status: 'restoring' } });
    expect(await heading()).toBeTruthy();
    expect(getSession().status).toBe('restoring');
    expect(settledSession).not.toHaveBeenCalled();
  });

  test('a profile for members is shown only after the session has been restored', async () => {
    const data = createFakeData({ documents: members });
    jest.mocked(settledSession).mockImplementationOnce(() => {
      data.signIn('other');
      resetSession(memberSession('other'));
      return Promise.resolve(getSession());
    });
    await renderPage('/amina', { data, session: { status: 'restoring' } });
    expect(await heading()).toBeTruthy();
  });
});

test('a username in capital letters redirects to the profile', async () => {
  const { router } = await renderPage('/AMINA', { documents: profile() });
  await heading();
  expect(router.state.location.pathname).toBe('/amina');
});

describe('a former username', () => {
  const renamed = { 'profiles/old-name': { uid: 'amina-uid', renamedTo: 'amina' } };

  test('redirects to the current username', async () => {
    const { router } = await renderPage('/old-name', { documents: { ...profile(), ...renamed } });
    await heading();
    expect(router.state.location.pathname).toBe('/amina');
  });

  test('redirects only the owner to a hidden profile', async () => {
    const documents = profile({ visibility: 'hidden', listed: false, formerUsername: 'old-name' });
    await renderPage('/old-name', { documents });
    expect(await notFound()).toBeTruthy();
    document.body.replaceChildren();
    const { router } = await renderPage('/old-name', { documents, session: memberSession('amina-uid') });
    await heading();
    expect(router.state.location.pathname).toBe('/amina');
  });

  test('is a 404 if it refers to itself', async () => {
    const documents = { ...profile(), 'profiles/old-name': { uid: 'amina-uid', renamedTo: 'old-name' } };
    await renderPage('/old-name', { documents, session: memberSession('amina-uid') });
    expect(await notFound()).toBeTruthy();
  });
});

/** Delays every response for longer than the loader waits. */
function slow() {
  const data = createFakeData({ documents: profile(), now: Date.now });
  const { get } = data.reader;
  jest.spyOn(data.reader, 'get').mockImplementation(async (...args) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return get(...args) as never;
  });
  return data;
}

test('a skeleton is shown while the profile loads', async () => {
  const { container } = await renderPage('/amina', { data: slow() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Loading' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  expect(await heading()).toBeTruthy();
});

test('a late result still leads to a 404 for an unknown username and to a redirect for a former username', async () => {
  await renderPage('/nobody', { data: slow() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  expect(await notFound()).toBeTruthy();
  document.body.replaceChildren();
  const data = slow();
  data.put('profiles/old-name', { uid: 'amina-uid', renamedTo: 'amina' });
  const { router } = await renderPage('/old-name', { data });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  await heading();
  expect(router.state.location.pathname).toBe('/amina');
});

test('a failed load shows an error with a retry button', async () => {
  const data = createFakeData({ documents: profile() });
  data.fail('network');
  const { user, container } = await renderPage('/amina', { data });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(await axeViolations(container)).toEqual([]);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading()).toBeTruthy();
});

test('a profile that cannot be refreshed stays on the page with a notice', async () => {
  const { data, router } = await renderPage('/amina', { documents: profile() });
  await heading();
  await router.navigate('/people');
  data.fail('network');
  await router.navigate(-1);
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(await heading()).toBeTruthy();
});

test('offline, the page shows the age of the profile', async () => {
  await renderPage('/amina', { documents: profile() });
  await heading();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You are offline\. This profile was saved on/)).toBeTruthy();
});

describe('the list of publications', () => {
  const all = {
    ...profile(),
    ...items('article', 6),
    ...items('event', 1, { startsAt: new Date('2027-02-28T22:30:00Z'), timezone: 'Africa/Nairobi' }),
    ...items('opportunity', 1, {
      deadlineKind: 'fixed',
      deadlineAt: new Date('2027-03-05T11:00:00Z'),
      timezone: 'Etc/GMT+12',
    }),
    ...items('product', 1, { authorUid: 'somebody-else' }),
  };

  test('has up to four items of each kind and a link to all items', async () => {
    const { container } = await renderPage('/amina', { documents: all });
    const articles = within(await screen.findByRole('list', { name: 'Articles' }));
    expect(articles.getAllByRole('listitem')).toHaveLength(4);
    expect(articles.getByRole('link', { name: 'The article 0' }).getAttribute('href')).toBe('/articles/article-0');
    expect(articles.getByText('20 October 2026')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'All articles by Amina Diallo' });
    expect(link.getAttribute('href')).toBe('/articles?author=amina');
    expect(await screen.findByText('Starts on 1 March 2027')).toBeTruthy();
    expect(await screen.findByText('Closes on 4 March 2027')).toBeTruthy();
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('Products')).toBeNull();
  });

  test('shows the announced days, and the previous day for a deadline at midnight', async () => {
    // Announced under the earlier time zone rules for Kenya. Under this device's rules, the event would be one day
    // later.
    const startsLocal = '2027-02-28T23:30+02:00';
    const times = { startsAt: new Date(startsLocal), startsLocal, timezone: 'Africa/Nairobi' };
    const deadline = { deadlineKind: 'fixed', deadlineAt: new Date('2027-03-05T00:00Z'), timezone: 'UTC' };
    const documents = { ...profile(), ...items('event', 1, times), ...items('opportunity', 1, deadline) };
    await renderPage('/amina', { documents });
    expect(await screen.findByText('Starts on 28 February 2027')).toBeTruthy();
    expect(await screen.findByText('Closes on 4 March 2027')).toBeTruthy();
  });
});

test('URLs of a new account are plain text, and the owner is told why', async () => {
  const documents = profile({ links: ['https://shop.example/buy'], unapproved: true });
  const { unmount } = await renderPage('/amina', { documents });
  expect((await screen.findByText('https://shop.example/buy')).closest('a')).toBeNull();
  expect(screen.queryByText(/become links once/)).toBeNull();
  unmount();
  resetSession();
  await renderPage('/amina', { documents, session: memberSession('amina-uid') });
  expect(await screen.findByText(/once a reviewer has approved/)).toBeTruthy();
});

test('a profile can be shared by link, through services and by QR code', async () => {
  const { user, container } = await renderPage('/amina', { documents: profile() });
  await heading();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  const details = container.querySelector('details');
  if (details) details.open = true;
  if (details) fireEvent(details, new Event('toggle'));
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  expect(written).toHaveBeenCalledWith('http://localhost/amina');
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('wa.me');
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(/^mailto:/);
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code with a link to http://localhost/amina' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('markup in profile fields is shown as plain text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = await renderPage('/amina', {
    documents: {
      ...profile({
        name: `Amina \u202e${hostile}`,
        position: 'x'.repeat(120),
        description: `${'<script>alert(1)</script> '.repeat(38)}\u202e`,
        expertise: [hostile],
        links: ['https://example.org/%3Cscript%3E?q=javascript:alert(1)'],
      }),
      ...items('article', 1, { title: `${hostile} \u202etitle` }),
    },
  });
  expect(await screen.findByRole('link', { name: `All articles by Amina ${hostile}` })).toBeTruthy();
  expect(container.querySelector('img, script')).toBeNull();
  expect(document.title).toBe(`Amina ${hostile} · African Digital Policy`);
  expect(screen.getByRole('heading', { level: 1 }).getAttribute('dir')).toBe('auto');
  for (const link of container.querySelectorAll('a')) expect(link.href).toMatch(/^https?:/);
});

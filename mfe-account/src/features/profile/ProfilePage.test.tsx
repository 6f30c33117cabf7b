import { resetSession } from '@adp/shared-auth/testing';
import { createFakeData, smallest } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { holdRequests } from '../../testing/holdRequests';
import { memberSession, profileDocuments } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';

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
  jest.restoreAllMocks();
  resetSession();
});

test('a public profile shows every field and is accessible', async () => {
  await renderPage('/amina', {
    documents: profileDocuments({
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
  await renderPage('/amina', { documents: profileDocuments(changes) });
  await heading();
  expect(screen.getByText(role)).toBeTruthy();
});

test('empty fields are not shown', async () => {
  const nothing = { position: undefined, company: undefined, country: undefined, languages: [] };
  await renderPage('/amina', { documents: profileDocuments(nothing) });
  await heading();
  for (const name of ['Country', 'Languages', 'Expertise', 'Links']) expect(screen.queryByText(name)).toBeNull();
});

test('a username in capital letters redirects to the profile', async () => {
  const { router } = await renderPage('/AMINA', { documents: profileDocuments() });
  await heading();
  expect(router.state.location.pathname).toBe('/amina');
});

describe('a former username', () => {
  const renamed = { 'profiles/old-name': { uid: 'amina-uid', renamedTo: 'amina' } };

  test('redirects to the current username', async () => {
    const { router } = await renderPage('/old-name', { documents: { ...profileDocuments(), ...renamed } });
    await heading();
    expect(router.state.location.pathname).toBe('/amina');
  });

  test('redirects only the owner to a hidden profile', async () => {
    const documents = profileDocuments({ visibility: 'hidden', listed: false, formerUsername: 'old-name' });
    await renderPage('/old-name', { documents });
    expect(await notFound()).toBeTruthy();
    document.body.replaceChildren();
    const { router } = await renderPage('/old-name', { documents, session: memberSession('amina-uid') });
    await heading();
    expect(router.state.location.pathname).toBe('/amina');
  });

  test('is a 404 if it refers to itself', async () => {
    const documents = { ...profileDocuments(), 'profiles/old-name': { uid: 'amina-uid', renamedTo: 'old-name' } };
    await renderPage('/old-name', { documents, session: memberSession('amina-uid') });
    expect(await notFound()).toBeTruthy();
  });
});

/** Returns data whose responses wait until `release` is called. */
function slow() {
  const data = createFakeData({ documents: profileDocuments(), now: Date.now });
  return { data, release: holdRequests(data.reader, 'get') };
}

test('a skeleton is shown while the profile loads', async () => {
  const { data, release } = slow();
  const { container } = await renderPage('/amina', { data });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Loading' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  release();
  expect(await heading()).toBeTruthy();
});

test('a late result still leads to a 404 for an unknown username and to a redirect for a former username', async () => {
  const unknown = slow();
  await renderPage('/nobody', { data: unknown.data });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  unknown.release();
  expect(await notFound()).toBeTruthy();
  document.body.replaceChildren();
  const renamed = slow();
  renamed.data.put('profiles/old-name', { uid: 'amina-uid', renamedTo: 'amina' });
  const { router } = await renderPage('/old-name', { data: renamed.data });
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  renamed.release();
  await heading();
  expect(router.state.location.pathname).toBe('/amina');
});

test('a failed load shows an error with a retry button', async () => {
  const data = createFakeData({ documents: profileDocuments() });
  data.fail('network');
  const { user, container } = await renderPage('/amina', { data });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(await axeViolations(container)).toEqual([]);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading()).toBeTruthy();
});

test('a profile that cannot be refreshed stays on the page with a notice', async () => {
  const { data, router } = await renderPage('/amina', { documents: profileDocuments() });
  await heading();
  await router.navigate('/people');
  data.fail('network');
  await router.navigate(-1);
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(await heading()).toBeTruthy();
});

test('offline, the page shows the age of the profile', async () => {
  await renderPage('/amina', { documents: profileDocuments() });
  await heading();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You are offline\. This profile was saved on/)).toBeTruthy();
});

describe('the list of publications', () => {
  const all = {
    ...profileDocuments(),
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
    const documents = { ...profileDocuments(), ...items('event', 1, times), ...items('opportunity', 1, deadline) };
    await renderPage('/amina', { documents });
    expect(await screen.findByText('Starts on 28 February 2027')).toBeTruthy();
    expect(await screen.findByText('Closes on 4 March 2027')).toBeTruthy();
  });
});

test('URLs of a new account are plain text, and the owner is told why', async () => {
  const documents = profileDocuments({ links: ['https://shop.example/buy'], unapproved: true });
  const { unmount } = await renderPage('/amina', { documents });
  expect((await screen.findByText('https://shop.example/buy')).closest('a')).toBeNull();
  expect(screen.queryByText(/become links once/)).toBeNull();
  unmount();
  resetSession();
  await renderPage('/amina', { documents, session: memberSession('amina-uid') });
  expect(await screen.findByText(/once a reviewer has approved/)).toBeTruthy();
});

test('a profile can be shared by link, through services and by QR code', async () => {
  const { user, container } = await renderPage('/amina', { documents: profileDocuments() });
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
      ...profileDocuments({
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

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createFakeData, readPageConfig } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { holdRequests } from '../../testing/holdRequests';
import { manyProfiles, storedProfile } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';

const rows = () => screen.queryAllByRole('listitem');
const names = () => rows().map((row) => row.querySelector('a')?.textContent);
const count = () => screen.getByRole('status').textContent;
const person = (id: string, changes: object = {}) => ({ [`profiles/${id}`]: storedProfile(changes) });

afterEach(() => {
  jest.restoreAllMocks();
});

test('explains who is listed and shows members with picture, role and country', async () => {
  await readPageConfig();
  const portrait =
    'https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/pictures%2Famina%2Fa.webp?alt=media&token=t';
  const { container } = await renderPage('/people', {
    documents: {
      ...person('amina', { profileImageUrl: portrait }),
      ...person('baraka', {
        name: 'Baraka Otieno',
        profileImageUrl: 'https://example.org/baraka.webp',
        company: 'A company',
        country: 'AU-E',
        position: undefined,
      }),
      ...person('chidi', { name: 'Chidi', listed: false }),
    },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('People');
  expect(document.title).toBe('People · African Digital Policy');
  expect(await screen.findByText(/Only members who chose to appear here are listed/)).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Amina Diallo', 'Baraka Otieno']));
  expect(screen.getByText('Director, Digital Rights Lab')).toBeTruthy();
  expect(within(screen.getByRole('list')).getByText('Kenya')).toBeTruthy();
  expect(screen.getByText('A company')).toBeTruthy();
  expect(screen.getByText('Eastern Africa')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Amina Diallo' }).getAttribute('href')).toBe('/amina');
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([portrait]);
  expect(count()).toBe('2 people');
  expect(container.textContent).not.toContain('@');
});

test('the directory can be filtered by country and language, including in a search, and has a link to the map', async () => {
  const documents = {
    ...person('amina', { name: 'Amina', country: 'KE', languages: ['en', 'sw'] }),
    ...person('chidi', { name: 'Chidi', country: 'NG', languages: ['ha'] }),
  };
  const { user, router } = await renderPage('/people?country=KE', { documents });
  await waitFor(() => expect(names()).toEqual(['Amina']));
  expect(screen.getByRole('link', { name: 'Map by country' }).getAttribute('href')).toBe('/map/people?country=KE');
  await user.type(screen.getByRole('searchbox'), 'chidi{Enter}');
  expect(await screen.findByRole('heading', { name: 'No members match these words' })).toBeTruthy();
  expect(router.state.location.search).toBe('?q=chidi&country=KE');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'All countries');
  await waitFor(() => expect(names()).toEqual(['Chidi']));
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Swahili');
  await waitFor(() => expect(names()).toEqual(['Amina']));
  expect(router.state.location.search).toBe('?language=sw');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Nigeria');
  expect(await screen.findByRole('heading', { name: 'No listed members match these filters' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Show all members' }));
  await waitFor(() => expect(names()).toEqual(['Amina', 'Chidi']));
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveProperty('value', '');
});

test('a link lists the members with an area of expertise, and can be combined with the language filter', async () => {
  const documents = {
    ...person('amina', { name: 'Amina', expertise: ['Data protection', 'Trade'], languages: ['en'] }),
    ...person('baraka', { name: 'Baraka', expertise: ['Trade'], languages: ['sw'] }),
    ...person('chidi', { name: 'Chidi' }),
  };
  const { user, router, container } = await renderPage('/people', { documents });
  await waitFor(() => expect(names()).toEqual(['Amina', 'Baraka', 'Chidi']));
  const terms = within(screen.getByRole('navigation', { name: 'Areas of expertise' })).getAllByRole('link');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Trade', 'Data protection']);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Trade' }));
  await waitFor(() => expect(names()).toEqual(['Amina', 'Baraka']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Swahili');
  await waitFor(() => expect(names()).toEqual(['Baraka']));
  expect(router.state.location.search).toBe('?language=sw&expertise=Trade');
  await user.click(screen.getByRole('link', { name: 'All areas of expertise' }));
  await waitFor(() => expect(router.state.location.search).toBe('?language=sw'));
});

test('the end of the directory invites members to list their profile', async () => {
  await renderPage('/people', { documents: person('amina') });
  expect((await screen.findByRole('link', { name: 'List your profile here' })).getAttribute('href')).toBe(
    '/settings#privacy',
  );
});

test('an empty directory explains why and links to the settings', async () => {
  const { container } = await renderPage('/people');
  expect(await screen.findByRole('heading', { name: 'No members are listed yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'List your profile here' }).getAttribute('href')).toBe('/settings#privacy');
  expect(await axeViolations(container)).toEqual([]);
});

test('a link loads 24 more members, even in a new tab, and focus moves to the first new one', async () => {
  const documents = manyProfiles(55);
  const { user } = await renderPage('/people', { documents });
  await waitFor(() => expect(rows()).toHaveLength(24));
  expect(count()).toBe('24 people found so far');
  const more = screen.getByRole('link', { name: 'Show more' });
  const href = more.getAttribute('href') ?? '';
  expect(href).toMatch(/^\/people\?after=[\w-]+$/);
  await user.click(more);
  await waitFor(() => expect(rows()).toHaveLength(48));
  expect(document.activeElement?.textContent).toBe('Member 024');
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(55));
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  expect(count()).toBe('55 people');
  document.body.replaceChildren();
  await renderPage(href, { documents });
  await waitFor(() => expect(names()[0]).toBe('Member 024'));
  expect(rows()).toHaveLength(24);
  expect(screen.getByRole('link', { name: 'Back to the start of the list' }).getAttribute('href')).toBe('/people');
});

test('going back from a profile restores the list and focuses the opened row', async () => {
  const { user, router } = await renderPage('/people', { documents: manyProfiles(50) });
  await user.click(await screen.findByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(rows()).toHaveLength(48));
  await user.click(screen.getByRole('link', { name: 'Member 040' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Member 040' })).toBeTruthy();
  await router.navigate(-1);
  await waitFor(() => expect(rows()).toHaveLength(48));
  expect(screen.getByRole('link', { name: 'Member 040' }).hasAttribute('data-keyboard')).toBe(true);
});

test('the link shows that more members are loading, and focus moves to the first new member', async () => {
  const data = createFakeData({ documents: manyProfiles(30) });
  const { user } = await renderPage('/people', { data });
  await waitFor(() => expect(rows()).toHaveLength(24));
  const release = holdRequests(data.reader, 'list');
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  expect((await screen.findByRole('link', { name: 'Loading' })).getAttribute('aria-disabled')).toBe('true');
  expect(rows()).toHaveLength(24);
  release();
  await waitFor(() => expect(rows()).toHaveLength(30));
  expect(document.activeElement?.textContent).toBe('Member 024');
});

test('a list that cannot be refreshed stays on the page with a notice', async () => {
  const { data, router } = await renderPage('/people', { documents: manyProfiles(3) });
  await waitFor(() => expect(rows()).toHaveLength(3));
  await router.navigate('/member000');
  data.fail('network');
  await router.navigate(-1);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(rows()).toHaveLength(3);
});

test.each(['x', '0.bm9wZQ'])('an invalid cursor, %s, shows the first page', async (after) => {
  await renderPage(`/people?after=${after}`, { documents: manyProfiles(3) });
  await waitFor(() => expect(rows()).toHaveLength(3));
});

describe('the search', () => {
  const documents = {
    ...person('eve', { name: 'Ève Nguéma', position: 'Chargée de mission', company: 'Ministère' }),
    ...person('omar', { name: 'عُمَر الإدريسي', position: 'Engineer', company: 'Ministry' }),
    ...person('zola', { name: 'ZOLA Ngema', position: 'Engineer', company: 'Telecoms', expertise: ['Spectrum'] }),
  };

  test.each([
    ['eve NGUEMA', ['Ève Nguéma']],
    ['minister', ['Ève Nguéma']],
    ['spectrum', ['ZOLA Ngema']],
    ['engineer', ['ZOLA Ngema', 'عُمَر الإدريسي']],
    ['ngema engineer', ['ZOLA Ngema']],
    ['عمر', ['عُمَر الإدريسي']],
  ])('%s matches %j', async (q, expected) => {
    await renderPage(`/people?q=${encodeURIComponent(q)}`, { documents });
    await waitFor(() => expect(names()).toEqual(expected));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', q);
  });

  test('a submitted search replaces the URL', async () => {
    const { user, router } = await renderPage('/people', { documents });
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.type(screen.getByRole('searchbox', { name: /^Search by name/ }), 'zola');
    expect(router.state.location.search).toBe('');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=zola'));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() => expect(names()).toEqual(['ZOLA Ngema']));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'zola');
  });

  test('a search without matches explains that and links to all members', async () => {
    const { user } = await renderPage('/people?q=nobody', { documents });
    expect(await screen.findByRole('heading', { name: 'No members match these words' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all members' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  test('a search reads at most 240 members for a page and continues on request', async () => {
    const many = manyProfiles(300, (number) => (number === 5 || number === 290 ? { company: 'Sought' } : {}));
    const data = createFakeData({ documents: many });
    const list = jest.spyOn(data.reader, 'list');
    const { user } = await renderPage('/people?q=sought', { data });
    const searchMore = await screen.findByRole('link', { name: 'Search more members' });
    expect(list).toHaveBeenCalledTimes(5);
    expect(names()).toEqual(['Member 005']);
    expect(count()).toBe('1 person found so far');
    expect(searchMore.getAttribute('href')).toMatch(/^\/people\?q=sought&after=[\w-]+$/);
    await user.click(searchMore);
    await waitFor(() => expect(names()).toEqual(['Member 005', 'Member 290']));
    expect(count()).toBe('2 people');
  });

  test('a page of search results ends after 24 matches, and the next page begins after them', async () => {
    const { user } = await renderPage('/people?q=member', { documents: manyProfiles(60) });
    await waitFor(() => expect(rows()).toHaveLength(24));
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(48));
    await user.click(screen.getByRole('link', { name: 'Show more' }));
    await waitFor(() => expect(rows()).toHaveLength(60));
    expect(new Set(names()).size).toBe(60);
  });
});

test('a failed load shows an error with a retry button and keeps the earlier rows', async () => {
  const data = createFakeData({ documents: manyProfiles(30) });
  data.fail(503);
  const { user, container } = await renderPage('/people', { data });
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(await axeViolations(container)).toEqual([]);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(24));
  data.fail(503);
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  await screen.findByRole('alert');
  expect(rows()).toHaveLength(24);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(30));
});

test('a skeleton is shown while the directory loads', async () => {
  const data = createFakeData({ timeout: 10_000 });
  data.fail('hang');
  const { container } = await renderPage('/people', { data });
  expect((await screen.findByRole('group', { name: 'Loading' })).getAttribute('aria-busy')).toBe('true');
  expect(await axeViolations(container)).toEqual([]);
});

test('offline, the page shows the age of the list', async () => {
  await renderPage('/people', { documents: manyProfiles(2) });
  await waitFor(() => expect(rows()).toHaveLength(2));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/^You are offline\. This list was saved on 21 November 2026/)).toBeTruthy();
});

test('markup in profile fields is shown as plain text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const { container } = await renderPage('/people', {
    documents: {
      ...person('html', { name: hostile, position: '<script>alert(1)</script>', company: undefined }),
      ...person('turn', { name: 'Evil \u202eeman', position: 'Post\u202e', company: 'Firm' }),
      ...person('long', { name: 'x'.repeat(100), position: 'y'.repeat(120), company: 'z'.repeat(120) }),
    },
  });
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(container.querySelector('img, script')).toBeNull();
  expect(screen.getByText(hostile).getAttribute('dir')).toBe('auto');
  expect(screen.getByText('Evil \u202eeman').getAttribute('dir')).toBe('auto');
  expect(screen.getByText('Post, Firm')).toBeTruthy();
});

import { articles } from '@adp/shared-data/article';
import { collections } from '@adp/shared-data/content';
import { createFakeData } from '@adp/shared-data/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { untranslated } from '@adp/app-kit/untranslated';
import { replaceMemberData } from '../../api/memberData';
import { outbox } from '../../api/outbox/outbox';
import { signIn } from '../../api/outbox/testing/written';
import { type Kind, writtenKinds } from '../../lib/kinds';
import { storedSample } from '../../testing/samples';
import { draftNamed } from '../../api/outbox/testing/written';
import { openMyContent } from './testing/openMyContent';

const minute = 60_000;
/** Noon today, so that times some minutes earlier are also today. */
const noon = new Date(new Date().setHours(12, 0, 0, 0)).getTime();

beforeEach(() => {
  jest.spyOn(outbox, 'start').mockReturnValue(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  replaceMemberData(undefined);
  signIn(null);
});

/** Returns an item by Amina that was changed `number` minutes before noon. */
function stored(kind: Kind, number: number, changes: object = {}) {
  const { publishedAt, ...sample } = storedSample(kind);
  const published = 'status' in changes && changes.status === 'draft' ? {} : { publishedAt };
  const title = `Item ${number}`;
  const item = { ...sample, ...published, title, authorUid: 'amina', updatedAt: new Date(noon - number * minute) };
  return { [`${collections[kind]}/i-${number}`]: { ...item, ...changes } };
}
/** Creates items of the specified kind. Without a kind, cycles through the kinds. */
function many(count: number, kind?: Kind): Record<string, object> {
  const getKind = (number: number) => kind ?? writtenKinds[number % 4] ?? 'article';
  return Object.assign({}, ...Array.from({ length: count }, (_, number) => stored(getKind(number), number))) as Record<
    string,
    object
  >;
}
const account = async () => within(await screen.findByRole('region', { name: 'In your account' }));
const list = async () => within(await (await account()).findByRole('list', { name: 'In your account' }));
const titles = async () => (await list()).getAllByRole('heading').map(({ textContent }) => textContent);
const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => `Item ${from + place}`);
// Query the section each time, because signing in replaces it.
const findRow = (title: string) =>
  waitFor(async () => {
    // Query by text, because queries by role are slow with many rows.
    const row = (await account()).getByText(title, { selector: 'h3 a' }).closest('li');
    if (!row) throw new Error(`no row of ${title}`);
    return within(row);
  });

test('an empty list describes its purpose', async () => {
  const { container } = await openMyContent();
  expect(await screen.findByRole('heading', { name: 'Nothing in your account yet' })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('items of all kinds are listed, last changed first, with their visibility and links', async () => {
  const documents = {
    ...stored('event', 2, { status: 'archived' }),
    ...stored('article', 1),
    ...stored('product', 3, { status: 'draft', updatedAt: new Date('2026-01-05T12:00:00') }),
    ...stored('opportunity', 4, { authorUid: 'juma' }),
  };
  await openMyContent({ documents });
  await findRow('Item 3');
  const shown = (await list()).getAllByRole('listitem').map((row) => ({
    what: row.querySelector('p')?.textContent,
    href: within(row).getByRole('heading').querySelector('a')?.getAttribute('href'),
    when: row.querySelector('time')?.textContent,
  }));
  expect(shown).toEqual([
    { what: 'ArticlePublished', href: '/articles/i-1', when: 'Changed today, 11:59' },
    { what: 'EventUnpublished', href: '/events/i-2/edit', when: 'Changed today, 11:58' },
    { what: 'ProductDraft', href: '/products/i-3/edit', when: 'Changed on 5 January 2026' },
  ]);
});

test('200 items load in order, twelve at a time, and focus moves to the first new item', async () => {
  const { user } = await openMyContent({ documents: many(200) });
  await findRow('Item 11');
  expect(await titles()).toEqual(numbered(0, 12));
  for (const shown of [24, 36]) {
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await titles()).toEqual(numbered(0, shown)));
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Item ${shown - 12}`));
  }
});

test('the list ends after the last item', async () => {
  const { user } = await openMyContent({ documents: many(14) });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await findRow('Item 13');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

describe('the filters in the URL', () => {
  const documents = {
    ...stored('event', 1, { status: 'draft' }),
    ...stored('event', 2),
    ...stored('article', 3, { status: 'draft' }),
  };

  test.each([
    ['?kind=event', ['Item 1', 'Item 2']],
    ['?status=draft', ['Item 1', 'Item 3']],
    ['?kind=event&status=draft', ['Item 1']],
    ['?kind=poem&status=nonsense', ['Item 1', 'Item 2', 'Item 3']],
  ])('%s shows only matching items', async (search, expected) => {
    await openMyContent({ documents, address: `/new${search}` });
    await findRow('Item 1');
    expect(await titles()).toEqual(expected);
  });

  test('can be set with two fields, can have an empty result, and can be cleared', async () => {
    const { user, router, container } = await openMyContent({ documents });
    await findRow('Item 1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Articles');
    await waitFor(async () => expect(await titles()).toEqual(['Item 3']));
    expect(router.state.location.search).toBe('?kind=article');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Unpublished');
    expect(await screen.findByRole('heading', { name: 'No items match this filter' })).toBeTruthy();
    expect(router.state.location.search).toBe('?kind=article&status=archived');
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Show all items' }));
    await findRow('Item 2');
    expect(router.state.location.search).toBe('');
  });

  test('keep an item that no longer matches in the list until the next visit', async () => {
    const { user } = await openMyContent({ documents, address: '/new?status=published' });
    await user.click((await findRow('Item 2')).getByRole('button', { name: 'Unpublish' }));
    expect(await (await findRow('Item 2')).findByText('Unpublished')).toBeTruthy();
  });
});

test('an item can be unpublished and published again in its row, with a status message', async () => {
  const { user, data } = await openMyContent({ documents: many(3) });
  const row = await findRow('Item 0');
  await user.click(row.getByRole('button', { name: 'Unpublish' }));
  expect(await row.findByText('Unpublished')).toBeTruthy();
  expect((await account()).getByRole('status').textContent).toContain('“Item 0” is no longer public.');
  expect((await data.reader.getMine(articles, 'i-0'))?.item.status).toBe('archived');
  const again = row.getByRole('button', { name: 'Publish again' });
  expect(document.activeElement).toBe(again);
  await user.click(again);
  expect(await row.findByText('Published')).toBeTruthy();
  expect((await account()).getByRole('status').textContent).toContain('“Item 0” is public now.');
});

test('a deleted item disappears, and focus moves to the heading', async () => {
  const { user, data } = await openMyContent({ documents: many(3) });
  await user.click((await findRow('Item 0')).getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete permanently' }));
  await waitFor(async () => expect(await titles()).toEqual(['Item 1', 'Item 2']));
  expect((await account()).getByRole('status').textContent).toContain('“Item 0” was deleted.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('In your account'));
  expect(await data.reader.getMine(articles, 'i-0')).toBeNull();
});

test('a failure shows an error and a retry button, and keeps the loaded items', async () => {
  const data = createFakeData({ documents: many(30, 'article') });
  data.fail(503);
  const { user, container } = await openMyContent({ data });
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded');
  expect(await axeViolations(container)).toEqual([]);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await findRow('Item 11');
  data.fail(503);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page could not be loaded');
  expect(await titles()).toHaveLength(12);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await titles()).toEqual(numbered(0, 24)));
});

test('a list that is shown offline says when it was read', async () => {
  await openMyContent({ documents: many(2) });
  await findRow('Item 0');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(/^You are offline\. This copy was saved on/)).toBeTruthy();
  expect(await titles()).toEqual(['Item 0', 'Item 1']);
});

test('going back from an item restores the list, but a new visit reads it again', async () => {
  const { user, router, data } = await openMyContent({ documents: many(30) });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  await user.click((await findRow('Item 20')).getByRole('link', { name: 'Item 20' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/articles/i-20'));
  data.fail('network');
  await router.navigate(-1);
  await findRow('Item 20');
  expect(await titles()).toHaveLength(24);
  data.fail(null);
  data.put('articles/i-new', Object.values(stored('article', -1))[0] ?? {});
  await router.navigate('/new');
  await findRow('Item -1');
});

test('the page contains only texts from the message catalog and from the items', async () => {
  document.documentElement.lang = 'en-XA';
  const queued = { to: 'published', since: 1, notificationId: 'n', error: 'denied' } as const;
  await openMyContent({
    documents: many(4),
    saved: [draftNamed('one', { queued }), draftNamed('two', { owner: 'juma' })],
  });
  expect(await screen.findByRole('heading', { name: 'Item 3' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Article one' })).toBeTruthy();
  expect(untranslated(document.body, ['Item', 'Article one'])).toEqual([]);
  document.documentElement.lang = 'en';
});

test("the next member does not see the previous member's data", async () => {
  const { data } = await openMyContent({ documents: { ...many(2), ...stored('article', 9, { authorUid: 'juma' }) } });
  await findRow('Item 0');
  signIn(null);
  await screen.findByRole('link', { name: 'Sign in' });
  expect(screen.queryByText('Item 0')).toBeNull();
  data.signIn('juma');
  signIn('juma');
  await findRow('Item 9');
  expect(await titles()).toEqual(['Item 9']);
});

describe('for an editor of programmes', () => {
  const ofColleague = { authorUid: 'kofi', authorName: 'Kofi', programme: 'apet' };
  const documents = {
    ...stored('knowledgeProduct', 1, { ...ofColleague, status: 'archived' }),
    ...stored('knowledgeProduct', 2, { ...ofColleague, status: 'scheduled', publishedAt: undefined }),
    ...stored('knowledgeProduct', 3, { ...ofColleague, status: 'archived', programme: 'cjed' }),
    ...stored('knowledgeProduct', 4, { ...ofColleague, status: 'published' }),
    ...stored('knowledgeProduct', 5, { programme: 'apet', status: 'archived' }),
  };

  test('private items of colleagues are listed with links to their forms', async () => {
    const { user, container } = await openMyContent({ documents, programmes: ['apet'] });
    await user.click(await screen.findByRole('button', { name: 'Show knowledge products' }));
    const list = within(await screen.findByRole('list', { name: 'From your programmes' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Item 1', '/knowledge-products/i-1/edit'],
      ['Item 2', '/knowledge-products/i-2/edit'],
    ]);
    expect(list.getByText('Scheduled')).toBeTruthy();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('an empty list shows a notice', async () => {
    const { user } = await openMyContent({ programmes: ['ivm'], documents });
    await user.click(await screen.findByRole('button', { name: 'Show knowledge products' }));
    expect(await screen.findByText('There are no such knowledge products at the moment.')).toBeTruthy();
  });

  test('a member who is not an editor does not see the section', async () => {
    await openMyContent({ documents: { ...documents, ...stored('article', 6) } });
    await findRow('Item 6');
    expect(screen.queryByRole('heading', { name: 'From your programmes' })).toBeNull();
  });
});

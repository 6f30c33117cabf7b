import { scrollToFoot } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createFakeData, smallestUser } from '@adp/shared-data/testing';
import { collections } from '@adp/shared-data/content';
import { bylines, toProfile } from '@adp/shared-data/member';
import { kinds, type Kind } from '../../lib/kinds';
import { itemPath } from '../../paths';
import { openSample, sampleDocument } from '../../testing/openSample';
import { renderPage } from '../../testing/renderPage';
import { samples, storedSample } from '../../testing/samples';

const heading = () => screen.findByRole('heading', { level: 1 });

test.each(kinds)('the page of a %s shows its title, facts and headings', async (kind) => {
  await openSample(kind, { body: '# A heading\n\nSome words.' });
  expect((await heading()).textContent).toBe(samples[kind].title);
  expect(document.title).toBe(`${samples[kind].title} · African Digital Policy`);
  expect(await screen.findByRole('complementary', { name: 'At a glance' })).toBeTruthy();
  scrollToFoot();
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'A heading' }).id).toBe('s-a-heading'));
});

test.each(kinds)(
  'on the page of a %s, the text comes before actions and facts in the order of the document',
  async (kind) => {
    await openSample(kind, { body: 'The words of the body.' });
    await heading();
    await waitFor(() => {
      const order = [
        screen.getByText(samples[kind].summary),
        screen.getByText('The words of the body.'),
        screen.getByText('Share'),
        screen.getByRole('complementary', { name: 'At a glance' }),
      ];
      const inDocument = [...order].sort((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
      expect(order).toEqual(inDocument);
    });
  },
);

test.each(kinds)('a %s that does not exist or is not published shows the 404 page', async (kind) => {
  await renderPage(itemPath(kind, 'nobody'), { documents: sampleDocument(kind) });
  expect(await screen.findByText('404')).toBeTruthy();
  const draft: Partial<(typeof samples)[Kind]> & { id: string } = { ...samples[kind], status: 'draft' };
  delete draft.publishedAt;
  document.body.replaceChildren();
  await renderPage(itemPath(kind, draft.id), {
    documents: { [`${collections[kind]}/${draft.id}`]: draft },
  });
  expect(await screen.findByText('404')).toBeTruthy();
});

test('an item that fails to load shows an error and a retry button', async () => {
  const data = createFakeData({ documents: sampleDocument('article') });
  data.fail('network');
  const get = jest.spyOn(data.reader, 'get');
  const { user } = await renderPage(itemPath('article', samples.article.id), { data });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  // The page does not immediately repeat the request of its loader.
  expect(get).toHaveBeenCalledTimes(1);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await heading()).textContent).toBe(samples.article.title));
});

describe('an item that cannot be loaded again', () => {
  const article = itemPath('article', samples.article.id);
  async function openShown() {
    const data = createFakeData({ documents: sampleDocument('article', { body: 'The words of the body.' }) });
    const { router, user } = await renderPage(article, { data });
    expect(await screen.findByText('The words of the body.')).toBeTruthy();
    return { data, router, user };
  }

  test.each(['reloaded', 'opened by a navigation back'])('stays visible with a notice when it is %s', async (how) => {
    const { data, router, user } = await openShown();
    if (how === 'reloaded') {
      data.fail('network');
      await router.revalidate();
    } else {
      await router.navigate('/articles');
      data.fail('network');
      await router.navigate(-1);
    }
    expect((await screen.findByRole('alert')).textContent).toContain('The latest version of this item could not');
    expect((await heading()).textContent).toBe(samples.article.title);
    expect(screen.getByText('The words of the body.')).toBeTruthy();
    data.fail(null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText('The words of the body.')).toBeTruthy();
  });

  test('shows the 404 page if it no longer exists', async () => {
    const { data, router } = await openShown();
    data.put(`articles/${samples.article.id}`, { ...storedSample('article'), status: 'draft' });
    await router.revalidate();
    expect(await screen.findByText('404')).toBeTruthy();
  });
});

test("an item that fails to load shows the title of the followed link, in the title's language", async () => {
  const data = createFakeData({ documents: sampleDocument('article') });
  const { user } = await renderPage('/articles', { data });
  const link = await screen.findByRole('link', { name: samples.article.title });
  data.fail('network');
  await user.click(link);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((await heading()).textContent).toBe(samples.article.title);
  expect((await heading()).lang).toBe(samples.article.lang);
});

test('related items are from the same theme if possible, and never include the item itself', async () => {
  const article = storedSample('article');
  const { id } = samples.article;
  const createItem = (name: string, changes: object) => ({
    [`articles/${name}`]: { ...article, title: `About ${name}`, ...changes },
  });
  const documents = {
    ...sampleDocument('article', { themes: ['data-governance', 'skills'], programme: 'apet' }),
    ...createItem('far', { themes: ['energy'] }),
    ...createItem('near', { themes: ['data-governance'] }),
    ...createItem('nearest', { themes: ['skills', 'data-governance'], programme: 'apet' }),
    ...createItem('programme', { themes: ['health'], programme: 'apet' }),
  };
  const { router } = await renderPage('/articles', { documents });
  await screen.findByRole('heading', { name: 'About far' });
  await router.navigate(itemPath('article', id));
  await waitFor(async () => expect((await heading()).textContent).toBe(article.title));
  scrollToFoot();
  const related = within(await screen.findByRole('list', { name: 'Related content' }));
  expect(related.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'About nearest',
    'About programme',
    'About near',
  ]);
});

const profile = { ...toProfile(samples.article.authorUid, smallestUser), visibility: 'public', name: 'New Name' };

test.each([
  ['a public profile', { 'profiles/sample-author': profile }, 'By New Name', '/sample-author'],
  [
    'a new username',
    {
      'profiles/sample-author': { uid: samples.article.authorUid, renamedTo: 'new-name' },
      'profiles/new-name': profile,
    },
    'By New Name',
    '/new-name',
  ],
])('an author with %s is shown by the current name, linked to the profile', async (_, documents, words, href) => {
  await renderPage(itemPath('article', samples.article.id), {
    documents: { ...sampleDocument('article'), ...documents },
  });
  expect((await screen.findByRole('link', { name: words })).getAttribute('href')).toBe(href);
});

test.each([
  ['a profile for members', { 'member_profiles/sample-author': { ...profile, visibility: 'members' } }],
  ['a username that is now another member’s', { 'profiles/sample-author': { ...profile, uid: 'another' } }],
  ['no profile', {}],
])('an author with %s is shown without a link', async (_, documents) => {
  const data = createFakeData({ documents: { ...sampleDocument('article'), ...documents } });
  const read = jest.spyOn(data.reader, 'get');
  await renderPage(itemPath('article', samples.article.id), { data });
  await waitFor(() => expect(read).toHaveBeenCalledWith(bylines, 'sample-author'));
  await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>));
  expect((await screen.findByText('By Sample Author')).closest('a')).toBeNull();
});

test('an author’s name in the opposite direction does not change the surrounding text', async () => {
  const named = { 'profiles/sample-author': { ...profile, name: 'محمد' } };
  await renderPage(itemPath('article', samples.article.id), { documents: { ...sampleDocument('article'), ...named } });
  expect((await screen.findByRole('link', { name: /محمد/ })).textContent).toBe('By \u2068محمد\u2069');
});

test('a former member is shown without a link', async () => {
  await openSample('article', { authorUsername: 'former-member', authorName: 'Former member' });
  await heading();
  expect(screen.getByText('By Former member').closest('a')).toBeNull();
});

test.each([
  ['article', 'Data governance', '/articles?theme=data-governance'],
  ['event', 'Data governance', '/events?theme=data-governance'],
  ['article', 'a & b', '/articles?q=a+%26+b'],
  ['product', 'a & b', '/products?q=a+%26+b'],
] as const)('on the page of a %s, %s is a link to a list', async (kind, name, href) => {
  await openSample(kind, { themes: ['data-governance'], tags: ['a & b'] });
  await heading();
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('a document of another organisation names the member who recorded it, but no author', async () => {
  await openSample('knowledgeProduct');
  await heading();
  expect(screen.getByText('Added by Sample Author')).toBeTruthy();
  expect(screen.queryByText('By Sample Author')).toBeNull();
});

test('the body is rendered as formatted text as soon as the item appears', async () => {
  await openSample('article', {
    body: 'A *word* and a [link](https://example.org/)\n\n- one\n  - below it\n\n| a |\n|---|\n| 1 |',
  });
  await heading();
  expect(screen.getByText('word').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'link' }).getAttribute('href')).toBe('https://example.org/');
  expect(screen.getByText('below it').closest('ul ul')).not.toBeNull();
  expect(screen.getByRole('cell', { name: '1' })).toBeTruthy();
});

test('a closed opportunity can be read but has no link to apply', async () => {
  await openSample('opportunity', {
    deadlineAt: new Date('2026-01-01T00:00:00Z'),
    applyUrl: 'https://example.org/apply',
  });
  await heading();
  expect(screen.getByRole('complementary', { name: /Closed|Archived/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Apply/ })).toBeNull();
  expect(screen.queryByText('Add to calendar')).toBeNull();
});

test.each([
  [new Date('2026-11-20T00:00:00Z'), false],
  [new Date('2020-01-01T00:00:00Z'), true],
])('a source checked on %s is marked as outdated: %s', async (sourceCheckedAt, old) => {
  await openSample('opportunity', { sourceCheckedAt });
  await heading();
  expect(screen.queryByText(/check the source before you rely/) !== null).toBe(old);
});

test('a superseded publication shows a banner with a link to the newer version', async () => {
  await openSample('knowledgeProduct', { replacedBy: 'k-new', replaces: 'k-old' });
  await heading();
  expect(screen.getByRole('link', { name: 'Go to the newer version' }).getAttribute('href')).toBe(
    '/knowledge-products/k-new',
  );
  expect(screen.getByRole('link', { name: 'Previous version' }).getAttribute('href')).toBe('/knowledge-products/k-old');
});

test('the registration link disappears at the deadline set by the organiser', async () => {
  const startsAt = new Date(Date.now() + 5 * 86_400_000);
  const times = { startsAt, endsAt: startsAt, registrationUrl: 'https://example.org/register' };
  await openSample('event', { ...times, registrationClosesAt: new Date(Date.now() + 86_400_000) });
  expect(await screen.findByRole('link', { name: 'Register at example.org' })).toBeTruthy();
  document.body.replaceChildren();
  await openSample('event', { ...times, registrationClosesAt: new Date(Date.now() - 86_400_000) });
  expect(await screen.findByText(/^Registration closed on/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Register at example.org' })).toBeNull();
});

import { scrollToFoot } from '@adp/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createFakeData, readPageConfig } from '@adp/shared-data/testing';
import { renderPage } from '../../testing/renderPage';
import { now, samples } from '../../testing/samples';

/** Creates numbered articles, newest first. */
function manyArticles(count: number, change: (number: number) => object = () => ({})) {
  const { kind, id, ...article } = samples.article;
  return Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `${kind}s/${id}-${number}`,
      {
        ...article,
        title: `Article number ${number}`,
        publishedAt: new Date(now.getTime() - number * 60_000),
        ...change(number),
      },
    ]),
  );
}
const findBox = async (field: string, value: string) =>
  within(await screen.findByRole('group', { name: field, hidden: true })).getByLabelText(value);
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());

test('an empty list shows its name and a notice', async () => {
  await renderPage('/events');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Events');
  expect(document.title).toBe('Events · African Digital Policy');
  expect(await screen.findByText('No events yet')).toBeTruthy();
});

test('the code for other websites shows the list with its filters', async () => {
  const { user } = await renderPage('/events?mode=online&after=0.x');
  const link = await screen.findByRole('link', { name: 'Embed this list' });
  expect(link.getAttribute('href')).toBe('/embed/events?mode=online');
  await user.click(link);
  const code = await screen.findByRole('textbox', { name: 'HTML code' });
  expect(code.textContent).toContain('title="Events · African Digital Policy"');
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeTruthy();
});

test('sending the search form opens the page of the search, with the chosen kind', async () => {
  const { router, user } = await renderPage('/events?in=article');
  await user.type(await screen.findByRole('searchbox', { name: 'Search all published content' }), 'water{Enter}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/search', search: '?q=water&in=article' }),
  );
});

test('panel and chips show the filters of the URL, and an empty list says that nothing matches', async () => {
  await renderPage('/events?mode=online&country=KE&mode2=x');
  expect(await findBox('Attendance', 'Online')).toHaveProperty('checked', true);
  const chips = within(await screen.findByRole('list', { name: 'Selected filters' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Online',
    'Kenya',
    'Clear all filters',
  ]);
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
});

test('a choice changes the URL, and going back reverts it', async () => {
  const { router, user } = await renderPage('/products');
  await user.click(await findBox('Runs on', 'USSD'));
  await user.click(await findBox('Runs on', 'SMS'));
  await waitFor(() => expect(router.state.location.search).toBe('?platform=sms&platform=ussd'));
  await user.click(await findBox('Maturity', 'Pilot'));
  await waitFor(() => expect(router.state.location.search).toBe('?maturity=pilot&platform=sms&platform=ussd'));
  // Wait until the page has followed the URL, as a reader would.
  await screen.findByRole('link', { name: 'Remove the filter Maturity: Pilot' });
  const remove = screen.getByRole('link', { name: 'Remove the filter Runs on: USSD' });
  await user.click(remove);
  await waitFor(() => expect(router.state.location.search).toBe('?maturity=pilot&platform=sms'));
  await waitFor(() => expect(remove.isConnected).toBe(false));
  expect(await findBox('Runs on', 'USSD')).toHaveProperty('checked', false);
  await router.navigate(-2);
  await waitFor(async () => expect(await findBox('Runs on', 'USSD')).toHaveProperty('checked', true));
  expect(await findBox('Runs on', 'SMS')).toHaveProperty('checked', true);
  expect(await findBox('Maturity', 'Pilot')).toHaveProperty('checked', false);
});

test('twelve items load at a time, focus moves to the first new item, and the total shows once it is known', async () => {
  const { user } = await renderPage('/articles', { documents: manyArticles(30) });
  expect(await screen.findByText('30 results')).toBeTruthy();
  expect(titles()).toHaveLength(12);
  const more = screen.getByRole('link', { name: 'Show more' });
  expect(more.getAttribute('href')).toMatch(/^\/articles\?after=0\.[\w-]+$/);
  await user.click(more);
  await waitFor(() => expect(titles()).toHaveLength(24));
  expect(document.activeElement?.textContent).toBe('Article number 12');
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(30));
  expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
});

test('an item shows the small size of its cover, and a pattern without one', async () => {
  await readPageConfig();
  const toUrl = (name: string) =>
    `https://firebasestorage.googleapis.com/v0/b/demo-site.appspot.com/o/images%2Famina%2F${name}.webp?alt=media`;
  const covers = [toUrl('two_large'), toUrl('one'), 'https://example.org/two_large.webp'];
  const documents = manyArticles(4, (number) => {
    const url = covers[number];
    return url === undefined ? {} : { cover: { url, alt: 'A port', width: 1600, height: 900, bytes: 9 } };
  });
  const { container } = await renderPage('/articles', { documents });
  await waitFor(() => expect(titles()).toHaveLength(4));
  const pictures = [...container.querySelectorAll('article')].map((card) => card.querySelector('img')?.src);
  expect(pictures).toEqual([toUrl('two_small'), undefined, undefined, undefined]);
});

test('the URL of a later page starts the list there, with a link to the beginning', async () => {
  await renderPage('/articles', { documents: manyArticles(15) });
  const href = (await screen.findByRole('link', { name: 'Show more' })).getAttribute('href') ?? '';
  document.body.replaceChildren();
  await renderPage(href, { documents: manyArticles(15) });
  await waitFor(() => expect(titles()).toEqual(['Article number 12', 'Article number 13', 'Article number 14']));
  expect(screen.getByRole('link', { name: 'Back to the start of this list' }).getAttribute('href')).toBe('/articles');
});

test.each(['x', '9.abc', '0.bm9wZQ', '0.'])('the invalid cursor %s starts at the beginning', async (after) => {
  await renderPage(`/articles?after=${after}`, { documents: manyArticles(3) });
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('the device applies the second of two list filters, fifty items at a time', async () => {
  const documents = manyArticles(120, (number) => ({
    countries: ['KE'],
    themes: [number === 70 ? 'health' : 'energy'],
  }));
  const { user } = await renderPage('/articles?country=KE&theme=health', { documents });
  const link = await screen.findByRole('link', { name: 'Search older items' });
  expect(screen.getByText('Results so far: 0')).toBeTruthy();
  await user.click(link);
  await waitFor(() => expect(titles()).toEqual(['Article number 70']));
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  expect(await screen.findByText('1 result')).toBeTruthy();
});

test('the element that announces the number of results exists while a slow list is loading', async () => {
  const documents = manyArticles(3, (number) => ({ themes: [number ? 'energy' : 'health'] }));
  const data = createFakeData({ documents });
  const { router } = await renderPage('/articles', { data });
  const getStatus = async (text: string) => (await screen.findByText(text)).closest('[role="status"]');
  const status = await getStatus('3 results');
  data.fail('hang');
  await router.navigate('/articles?theme=energy');
  await waitFor(() => expect(status?.textContent).toBe(''));
  expect(status?.isConnected).toBe(true);
  data.fail(null);
  await router.navigate('/articles?theme=energy&theme=skills');
  expect(await getStatus('2 results')).toBe(status);
});

test('a list that fails to load shows an error and a retry button, and keeps its items', async () => {
  const data = createFakeData({ documents: manyArticles(20) });
  data.fail(503);
  const { user } = await renderPage('/articles', { data });
  expect((await screen.findByRole('alert')).textContent).toContain('This list could not be loaded');
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toHaveLength(12));
  data.fail('network');
  await user.click(screen.getByRole('link', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toContain('More results could not be loaded');
  expect(titles()).toHaveLength(12);
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(titles()).toHaveLength(20));
});

test('a list that is shown offline says when it was read', async () => {
  await renderPage('/articles', { documents: manyArticles(1) });
  await screen.findByText('Article number 0');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\. This copy was saved on \d/)).toBeTruthy();
  online.mockRestore();
});

test('on a narrow page, filters load when the reader presses the button', async () => {
  const { user } = await renderPage('/articles', { wide: false });
  const toggle = await screen.findByRole('button', { name: 'Filters' });
  await settled();
  expect(screen.queryByText('Theme')).toBeNull();
  await user.click(toggle);
  expect(await screen.findByText('Theme')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show results' }));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

test('the newest items of other kinds load when the reader scrolls near them', async () => {
  const { kind, id, ...event } = samples.event;
  await renderPage('/knowledge-products', { documents: { ...manyArticles(9), [`${kind}s/${id}`]: event } });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Developing Africa through emerging technologies',
  );
  await screen.findByText('No knowledge products yet');
  expect(screen.queryByText('Article number 0')).toBeNull();
  scrollToFoot();
  expect(await screen.findByText('Article number 0')).toBeTruthy();
  expect(await screen.findByText(event.title)).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'New articles' })).getAllByRole('listitem')).toHaveLength(3);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const social = {
  facebook: 'https://facebook.example/org',
  x: 'https://x.example/org',
  linkedin: 'https://linkedin.example/org',
  youtube: 'https://youtube.example/org',
};

const pages = {
  default: [
    { path: '/start', element: <h1>Start</h1> },
    { path: '/apet', element: <h1>APET</h1> },
    { path: '/events', element: <h1>Events</h1> },
  ],
};

function open(config: { social?: Partial<typeof social> } = {}, route = '/start') {
  return renderApp({ route, pages, config });
}

const opener = () => screen.getByRole('button', { name: 'Menu' });
const menu = () => screen.getByRole('dialog', { name: 'Menu' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('is closed initially, and opens with the button in the header', async () => {
  const { user } = open();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await user.click(opener());
  expect(menu()).toBeTruthy();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(opener().getAttribute('aria-controls')).toBe(menu().id);
});

test('has the five entries with paths and numbers in the specified order', async () => {
  const { user } = open();
  await user.click(opener());
  const entries = within(within(menu()).getByRole('navigation', { name: 'Main' })).getAllByRole('listitem');
  const shown = entries.map((entry) => {
    const link = within(entry).getByRole('link');
    return [link.textContent, link.getAttribute('href')];
  });
  expect(shown).toEqual([
    ['AUDA - NEPAD', '/auda-nepad'],
    ['01Knowledge Products', '/knowledge-products'],
    ['02APET', '/apet'],
    ['03CJED', '/cjed'],
    ['04AU - AI', '/au-ai'],
  ]);
});

test('has the sections as a second group, whose links close the menu', async () => {
  const { user, router } = open();
  await user.click(opener());
  const sections = within(within(menu()).getByRole('navigation', { name: 'Sections' }));
  expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Articles',
    'Events',
    'Opportunities',
    'Products',
    'People',
  ]);
  await user.click(sections.getByRole('link', { name: 'Events' }));
  await closed();
  expect(router.state.location.pathname).toBe('/events');
});

test('has its languages from the start, so that no link moves below a pointer', async () => {
  const { user } = open();
  await user.click(opener());
  expect(within(menu()).getByRole('link', { name: 'Kiswahili' }).getAttribute('href')).toBe('/sw/start');
});

test('hides the star and the numbers from screen readers', async () => {
  const { user } = open();
  await user.click(opener());
  const [first, ...others] = within(within(menu()).getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(first?.querySelector('[aria-hidden="true"] svg')).toBeTruthy();
  expect(others.map((link) => link.querySelector('svg'))).toEqual([null, null, null, null]);
  expect(within(menu()).getByRole('link', { name: 'Knowledge Products' })).toBeTruthy();
});

test('marks the entry of the open page', async () => {
  const { user } = open({}, '/apet');
  await user.click(opener());
  expect(within(menu()).getByRole('link', { name: 'APET' }).getAttribute('aria-current')).toBe('page');
  expect(within(menu()).getByRole('link', { name: 'CJED' }).getAttribute('aria-current')).toBeNull();
});

test('shows the tagline and both wordmarks', async () => {
  const { user } = open();
  await user.click(opener());
  expect(within(menu()).getByText('Developing Africa through emerging technologies')).toBeTruthy();
  expect(within(menu()).getByText('African Digital Policy')).toBeTruthy();
  expect(within(menu()).getByText('Knowledge and community')).toBeTruthy();
});

describe('the social links', () => {
  test('open the configured URLs in new tabs, in the specified order', async () => {
    const { user } = open({ social });
    await user.click(opener());
    const links = within(within(menu()).getByRole('list', { name: 'Follow us on social media' })).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Facebook (opens in a new tab)', social.facebook],
      ['X, formerly Twitter (opens in a new tab)', social.x],
      ['LinkedIn (opens in a new tab)', social.linkedin],
      ['YouTube (opens in a new tab)', social.youtube],
    ]);
    expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual(
      Array(4).fill(['_blank', 'noopener']),
    );
  });

  test('are not shown for networks without a URL', async () => {
    const { user } = open({ social: { linkedin: social.linkedin } });
    await user.click(opener());
    const links = within(within(menu()).getByRole('list', { name: 'Follow us on social media' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([social.linkedin]);
  });

  test('have no list if none is configured', async () => {
    const { user } = open();
    await user.click(opener());
    expect(within(menu()).queryByRole('list', { name: 'Follow us on social media' })).toBeNull();
  });
});

describe('closing', () => {
  test('with its button returns the focus to the opener', async () => {
    const { user } = open();
    await user.click(opener());
    await user.click(within(menu()).getByRole('button', { name: 'Close' }));
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect(opener().getAttribute('aria-expanded')).toBe('false');
  });

  test('with Escape returns the focus to the opener', async () => {
    const { user } = open();
    await user.click(opener());
    expect(menu().contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  test('does not prevent opening the menu again', async () => {
    const { user } = open();
    await user.click(opener());
    await user.keyboard('{Escape}');
    await closed();
    await user.click(opener());
    expect(menu()).toBeTruthy();
  });

  test("by selecting an entry opens a page and focuses the page's heading", async () => {
    const { user, router } = open();
    await user.click(opener());
    await user.click(within(menu()).getByRole('link', { name: 'APET' }));
    await closed();
    expect(router.state.location.pathname).toBe('/apet');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'APET' })));
  });

  test('by selecting the current page hides the menu', async () => {
    const { user } = open({}, '/apet');
    await user.click(opener());
    await user.click(within(menu()).getByRole('link', { name: 'APET' }));
    await closed();
    expect(screen.getByRole('heading', { level: 1, name: 'APET' })).toBeTruthy();
  });
});

test('the menu stays open while the frame around the first page is remounted', async () => {
  let answer: (data: null) => void = () => undefined;
  const slow = {
    path: '/slow',
    loader: () => new Promise<null>((resolve) => (answer = resolve)),
    element: <h1>Slow</h1>,
  };
  const { user } = renderApp({ route: '/slow', pages: { default: [slow] } });
  await user.click(opener());
  await act(async () => answer(null));
  expect(screen.getByRole('heading', { level: 1, name: 'Slow', hidden: true })).toBeTruthy();
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeTruthy();
});

test('the menu closes when the visitor goes back to another page', async () => {
  const { user, router } = open();
  await act(() => router.navigate('/apet'));
  await user.click(opener());
  await act(() => router.navigate(-1));
  await closed();
  expect(screen.getByRole('heading', { level: 1, name: 'Start' })).toBeTruthy();
});

describe('with the keyboard', () => {
  test('opens with Enter and receives the focus', async () => {
    const { user } = open();
    opener().focus();
    await user.keyboard('{Enter}');
    expect(menu().contains(document.activeElement)).toBe(true);
  });

  test('Tab cycles through all controls', async () => {
    const { user } = open({ social });
    await user.click(opener());
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 26; stop += 1) {
      stops.push(document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent);
      await user.tab();
    }
    expect(stops).toEqual([
      'Close',
      '/auda-nepad',
      '/knowledge-products',
      '/apet',
      '/cjed',
      '/au-ai',
      '/articles',
      '/events',
      '/opportunities',
      '/products',
      '/people',
      '/saved',
      '/download',
      '/about',
      '/privacy',
      '/terms',
      // These are the links to the page in each language.
      ...['/start', '/fr/start', '/pt/start', '/ar/start', '/sw/start'],
      ...Object.values(social),
      'Close',
    ]);
  });

  test('Shift+Tab cycles in reverse', async () => {
    const { user } = open();
    await user.click(opener());
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(within(menu()).getByRole('link', { name: 'Kiswahili' }));
  });

  test('Enter on an entry opens the linked page', async () => {
    const { user, router } = open();
    await user.click(opener());
    within(menu()).getByRole('link', { name: 'APET' }).focus();
    await user.keyboard('{Enter}');
    await closed();
    expect(router.state.location.pathname).toBe('/apet');
  });
});

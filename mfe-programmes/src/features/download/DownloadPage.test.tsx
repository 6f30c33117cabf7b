import { installation, type PageSaver, pageSaver, type SavingState } from '@adp/app-contract';
import { createFakeData } from '@adp/shared-data/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/renderPage';

const items = {
  programmes: {
    apet: [
      { path: 'knowledge-products/report', title: 'A report', lang: 'en' },
      { path: 'events/talk', title: 'Une conférence', lang: 'fr' },
    ],
  },
};
const apet = ['/apet', '/apet/areas-of-focus', '/knowledge-products/report', '/events/talk'].map(
  (path) => window.location.origin + path,
);
const nothing: SavingState = { saved: new Map(), saving: undefined, error: undefined };

/** Opens the page. `answer` is the response with the items of the programmes. */
function open(answer: () => Response = () => Response.json(items)) {
  const data = createFakeData();
  const fetch: typeof data.fetch = (url, init) =>
    url.startsWith('/api/v1/programme-items') ? Promise.resolve(answer()) : data.fetch(url, init);
  return renderPage('/download', { ...data, fetch });
}

/** Provides a page saver, as the shell does, and returns a function that changes its state. */
function provideSaver() {
  let state = nothing;
  let notify: () => void = () => undefined;
  const saver = {
    getState: () => state,
    subscribe: (onChange: () => void) => {
      notify = onChange;
      return () => undefined;
    },
    save: jest.fn<Promise<void>, Parameters<PageSaver['save']>>(() => Promise.resolve()),
    remove: jest.fn<Promise<void>, Parameters<PageSaver['remove']>>(() => Promise.resolve()),
    estimate: () => Promise.resolve([]),
  };
  act(() => pageSaver.provide(saver));
  const change = (next: Partial<SavingState>) =>
    act(() => {
      state = { ...nothing, ...next };
      notify();
    });
  return { ...saver, change };
}

const row = (name: string) => {
  const heading = within(screen.getByRole('region', { name: 'Download programmes for offline' })).getByRole('heading', {
    name,
  });
  return within(heading.closest('li') ?? document.body);
};

afterEach(() =>
  act(() => {
    pageSaver.provide(undefined);
    installation.provide(undefined);
  }),
);

test('each programme is a pack of its pages and items', async () => {
  await open();
  expect(row('APET').getByText('4 pages')).toBeTruthy();
  expect(row('IVM').getByText('1 page')).toBeTruthy();
  const [, ...pages] = row('APET').getAllByRole('link', { hidden: true });
  expect(pages.map((link) => [link.getAttribute('href'), link.lang, link.textContent])).toEqual([
    ['/apet/areas-of-focus', '', 'Areas of focus'],
    ['/knowledge-products/report', 'en', 'A report'],
    ['/events/talk', 'fr', 'Une conférence'],
  ]);
});

test('without the items, packs consist of the pages of the programmes, and the page says so', async () => {
  await open(() => new Response(null, { status: 503 }));
  expect(row('APET').getByText('2 pages')).toBeTruthy();
  expect(screen.getByText(/^The current items could not be loaded/)).toBeTruthy();
});

test('a pack is saved with its progress, and can then be updated or deleted', async () => {
  const user = userEvent.setup();
  await open();
  const { save, remove, change } = provideSaver();
  await user.click(row('APET').getByRole('button', { name: 'Download APET' }));
  expect(save).toHaveBeenCalledWith({ title: 'APET', pages: apet });

  const saved = (pages: readonly string[]) => new Map([[apet[0] ?? '', { pages, bytes: 1_200_000 }]]);
  change({ saved: saved(apet.slice(0, 3)), saving: apet[0] });
  expect(row('APET').getByText('Downloading: 3 of 4 pages')).toBeTruthy();
  await user.click(row('IVM').getByRole('button', { name: 'Download IVM' }));
  expect(save).toHaveBeenCalledTimes(1);

  change({ saved: saved(apet) });
  expect(row('APET').getByText('4 pages downloaded, 1.2 MB')).toBeTruthy();
  expect(row('APET').getByRole('button', { name: 'Update APET' })).toBeTruthy();
  await user.click(row('APET').getByRole('button', { name: 'Delete APET' }));
  expect(remove).toHaveBeenCalledWith(apet[0]);
});

test('an interrupted pack shows the error and can be continued', async () => {
  await open();
  const { change } = provideSaver();
  const page = apet[0] ?? '';
  change({ saved: new Map([[page, { pages: [page], bytes: 9 }]]), error: { page, code: 'network' } });
  expect(row('APET').getByText('1 of 4 pages downloaded')).toBeTruthy();
  expect(row('APET').getByRole('alert').textContent).toMatch(/^The connection was lost/);
  expect(row('APET').getByRole('button', { name: 'Continue APET' })).toBeTruthy();
  expect(row('IVM').queryByRole('alert')).toBeNull();
});

test('packs cannot be saved without a connection', async () => {
  const user = userEvent.setup();
  await open();
  const { save, change } = provideSaver();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  change({});
  await user.click(row('APET').getByRole('button', { name: 'Download APET' }));
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  jest.restoreAllMocks();
});

test('a browser that cannot save pages shows the packs without buttons', async () => {
  await open();
  act(() => pageSaver.provide(null));
  expect(row('APET').queryByRole('button')).toBeNull();
  expect(screen.getByText(/^This browser cannot download packs/)).toBeTruthy();
});

test("the site is installed with the browser's offer, and otherwise the page has instructions", async () => {
  const user = userEvent.setup();
  await open();
  expect(screen.getByText('iPhone, in Safari')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  const prompt = jest.fn(() => Promise.resolve());
  act(() => installation.provide({ prompt }));
  await user.click(screen.getByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  act(() => installation.provide('installed'));
  expect(screen.getByText(/^The app is installed/)).toBeTruthy();
  expect(screen.queryByText('iPhone, in Safari')).toBeNull();
});

test('links to the feeds, calendars and files have names of their own', async () => {
  await open();
  const find = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(find('Atom feed Articles')).toBe('/feeds/articles.atom');
  expect(find('Calendar of events Events')).toBe('/calendar/events.ics');
  expect(find('Calendar of deadlines Opportunities')).toBe('/calendar/deadlines.ics');
  expect(find('CSV By theme')).toBe('/api/v1/counts/theme.csv');
  expect(find('JSON Products')).toBe('/api/v1/products');
  expect(screen.getByRole('link', { name: 'Available data, licences and rate limits' }).getAttribute('href')).toBe(
    '/about/open-data',
  );
});

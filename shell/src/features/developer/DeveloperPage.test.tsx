import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import developerTexts from '../../messages/developer-en.json';
import healthTexts from '../../messages/health-en.json';
import { answerFetch, json } from '../../testing/network';
import { addTexts, TextProvider } from '../../text';
import { DeveloperPage } from './DeveloperPage';
import { createOverride, readSaved, save } from './savedOverride';

jest.mock('@adp/app-contract/deprecations.json', () => [
  { group: 'react-router-dom', name: 'json', lastDay: '2027-06-30', replacement: 'Return the data itself.' },
  { group: 'shell:tokens', name: '--accent', lastDay: '2027-01-31', replacement: 'Use --ochre.' },
]);

const tiny = { name: 'mfe_tiny', origin: 'https://tiny.example', owns: ['/:username', '/tiny'] };
const site = { apps: [tiny, { name: 'mfe_later', origin: null, owns: ['/later'] }], social: {} };
const settings = { wide: [], previews: {} };
const manifest = (fields: object = {}) => ({
  contract: 1,
  app: 'mfe_tiny',
  build: 'b-0123456789',
  container: 'mfe_tiny_b_0123456789',
  entry: 'b-0123456789/entry.js',
  requires: { react: '19.3.1' },
  integrity: { 'entry.js': 'sha256-AAAA' },
  ...fields,
});
const typedOrigin = 'http://127.0.0.1:5300';

beforeAll(() => addTexts(developerTexts, healthTexts));
beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="developer">${JSON.stringify(settings)}</script>`;
});
afterEach(() => localStorage.clear());

/** Renders the developer page. The live build has the fields `live` in its manifest, and a local server responds with `typed`. */
async function show(typed: object | undefined, live: object | null = {}, health = () => json({ apps: [] })) {
  answerFetch((address) => {
    if (address === '/api/health') return health();
    const fields = address.startsWith(typedOrigin) ? typed : live;
    if (!fields) return json({}, 404);
    if (address.endsWith('/uses.json'))
      return json({ 'react-router-dom': ['Link', 'json'], 'shell:tokens': ['--ink'] });
    return address.endsWith('/manifest.json') ? json(manifest(fields)) : new Response('');
  });
  const onOpen = jest.fn();
  render(
    <TextProvider>
      <DeveloperPage site={site} onOpen={onOpen} />
    </TextProvider>,
  );
  const section = screen.getByRole('region', { name: 'mfe_tiny' });
  await within(section).findAllByText(live ? 'b-0123456789' : '–');
  return { onOpen, section, user: userEvent.setup() };
}

const next = { build: 'b-1111111111', entry: 'b-1111111111/entry.js' };

async function submit(user: ReturnType<typeof userEvent.setup>, address: string, page = '/tiny') {
  const fill = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fill('URL of another build of mfe_tiny', address);
  fill('Page to open', page);
  await user.click(screen.getByRole('button', { name: 'Open the site with this build' }));
}

test("shows an app's live build, its origin and its requirements", async () => {
  const { section } = await show(undefined);
  const facts = within(section)
    .getAllByRole('definition')
    .map((fact) => fact.textContent);
  expect(facts).toEqual([
    'b-0123456789',
    'https://tiny.example',
    '/:username /tiny',
    '1',
    'react 19.3.1',
    'json of react-router-dom, until 30 June 2027. Return the data itself.',
    expect.stringMatching(/^manifest \d+ ms, entry script \d+ ms$/),
    'not checked on this site',
    'never',
    'none',
    'none',
  ]);
});

test('shows the deprecated names of the shell with their last day', async () => {
  await show(undefined);
  expect(screen.getByText(/--accent of shell:tokens, until 31 January 2027\. Use --ochre\./)).toBeTruthy();
});

test.each([
  ['that its host does not serve', null, 'https://tiny.example/manifest.json answers 404'],
  ['that does not fit', { contract: 3 }, 'it needs contract 3, but this site supports 1, 2'],
])('shows the error of an app %s', async (_, live, reason) => {
  const { section } = await show(undefined, live);
  expect(await within(section).findByText(reason)).toBeTruthy();
});

const results = { build: 'b-0123456789', visits: 1_000, errors: 20, failures: { slow: 5 }, lcp: 2_840, routes: [] };
const measured = (canary?: object) => ({
  app: 'mfe_tiny',
  live: 'b-0123456789',
  updatedAt: '2026-11-28T12:00:00Z',
  canary,
  builds: [results, { ...results, build: 'b-1111111111' }],
});

test('shows the measurements of builds side by side, and the verdict about a canary', async () => {
  const stopped = { build: 'b-1111111111', state: 'stopped', visits: 200, reason: 'lcp', canary: 3_000, stable: 2_000 };
  const { section } = await show(undefined, {}, () => json({ apps: [measured(stopped)] }));
  const table = within(await within(section).findByRole('table'));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['b-0123456789live', '1,000', '20 (2%)', '5 (0.5%)', '2.8 secs', '–', '–'],
    ['b-1111111111canary', '1,000', '20 (2%)', '5 (0.5%)', '2.8 secs', '–', '–'],
  ]);
  expect(within(section).getByText('stopped: LCP 3 secs in 200 visits, compared with 2 secs')).toBeTruthy();
  expect(screen.getAllByText('Fewer than 20 visits have been measured.')).toHaveLength(1);
});

test('offers to load the measurements again after an error', async () => {
  let status = 503;
  const { section, user } = await show(undefined, {}, () => json({ apps: [measured()] }, status));
  const retry = await within(section).findByRole('button', { name: 'Load again' });
  expect(within(section).getByText('The measurements could not be loaded.')).toBeTruthy();
  status = 200;
  await user.click(retry);
  expect(await within(section).findByRole('table')).toBeTruthy();
});

test('shows a rejected canary with the reason', async () => {
  localStorage.setItem('adp.shell.canary.mfe_tiny', 'b-2222222222 Error: it did not render');
  const { section } = await show(undefined);
  expect(within(section).getByText('b-2222222222 was rejected: Error: it did not render')).toBeTruthy();
});

test('has no form for an app that is not open yet', async () => {
  await show(undefined);
  const section = screen.getByRole('region', { name: 'mfe_later' });
  expect(within(section).queryByRole('textbox')).toBeNull();
});

test('opens the site with a compatible build for eight hours', async () => {
  const { onOpen, user } = await show(next);
  await submit(user, `${typedOrigin}/`);
  expect(onOpen).toHaveBeenCalledWith({
    app: 'mfe_tiny',
    origin: typedOrigin,
    path: '/tiny',
    until: expect.any(Number),
  });
});

test.each([
  ['the URL of another host', 'https://foreign.example', '/tiny', next, /^Enter a URL such as/],
  ['a page of another site', typedOrigin, '//foreign.example', next, /^Enter a path on this site/],
  ['nothing there', typedOrigin, '/tiny', undefined, `cannot be used: ${typedOrigin}/manifest.json answers 404`],
  ['another app', typedOrigin, '/tiny', { ...next, app: 'mfe_other' }, 'the manifest is that of mfe_other'],
  [
    'a build that does not fit',
    typedOrigin,
    '/tiny',
    { ...next, requires: { react: '20.0.0' } },
    'it needs react 20.0.0',
  ],
  ['the live build', typedOrigin, '/tiny', {}, 'This server has the same build as the live site: b-0123456789.'],
])('rejects %s and shows an error at the field', async (_, address, page, typed, reason) => {
  const { onOpen, user } = await show(typed);
  await submit(user, address, page);
  expect(await screen.findByText(reason, { exact: false })).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(onOpen).not.toHaveBeenCalled();
});

test('offers a saved override until it is deleted', async () => {
  const override = createOverride('mfe_tiny', typedOrigin, '/tiny');
  save({ override });
  const { onOpen, user } = await show(next);
  await user.click(screen.getByRole('button', { name: 'Open this build again' }));
  expect(onOpen).toHaveBeenCalledWith(override);
  await user.click(screen.getByRole('button', { name: 'Clear this choice' }));
  expect(screen.queryByRole('button', { name: 'Open this build again' })).toBeNull();
  expect(readSaved(settings)).toEqual({});
});

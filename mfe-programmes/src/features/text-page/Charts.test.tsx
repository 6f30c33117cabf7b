import { axeViolations } from '@adp/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { createFakeData } from '@adp/shared-data/testing';
import { renderPage } from '../../testing/renderPage';

const counts = {
  kind: { article: 3, knowledgeProduct: 40 },
  theme: { health: 2 },
  country: Object.fromEntries(
    ['KE', 'GH', 'NG', 'RW', 'ZA', 'EG', 'MA', 'SN', 'CI', 'CM', 'ET', 'TZ', 'UG', 'ZM', 'ZW'].map((code) => [code, 1]),
  ),
  language: { en: 30, fr: 12 },
  year: { 2023: 1, 2025: 4 },
  deadline: { '2026-11-29': 2, '2026-12-04': 1 },
  event: { '2026-12-07': 4 },
};

async function open(response: () => Response) {
  const data = createFakeData();
  const fetch: typeof data.fetch = (url, init) =>
    url === '/api/v1/counts' ? Promise.resolve(response()) : data.fetch(url, init);
  return renderPage('/about/open-data', { ...data, fetch });
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-28T08:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const readRows = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('the collection is shown as tables with bars, each with a link to its numbers as CSV', async () => {
  const { container } = await open(() => Response.json({ counts, asOf: '2026-11-20T08:00:00Z' }));
  const numbers = within(await screen.findByRole('region', { name: 'The collection in numbers' }));
  expect(numbers.getByText(/^Counted on 20 November 2026[.]/)).toBeTruthy();
  expect(readRows('By kind')).toEqual(['Knowledge products40', 'Articles3']);
  expect(readRows('By theme')).toEqual(['Health2']);
  expect(readRows('By language, including translations')).toEqual(['English30', 'French12']);
  expect(readRows('Knowledge products by year of publication')).toEqual(['20254', '20231']);
  const weeks = readRows('Deadlines in the next 90 days, by week');
  expect([weeks.length, weeks[0]]).toEqual([13, '28 November – 4 December 20263']);
  expect(readRows('Events in the next 90 days, by week')[1]).toMatch(/^5\s–\s11 December 20264$/);
  const file = numbers.getByRole('link', { name: 'Download as CSV By theme' });
  expect(file.getAttribute('href')).toBe('/api/v1/counts/theme.csv');
  const embed = numbers.getByRole('link', { name: 'Embed this chart By theme' });
  expect(embed.getAttribute('href')).toBe('/embed/chart/theme');
  const bars = [...container.querySelectorAll('rect')].slice(0, 2);
  expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['100%', '8%']);
  expect(await axeViolations(container)).toEqual([]);
});

test('a chart with many rows shows the first, and the rest when the reader asks for them', async () => {
  await open(() => Response.json({ counts, asOf: '2026-11-28T08:00:00Z' }));
  const countries = within(await screen.findByRole('region', { name: 'By country' }));
  const rest = countries.getByText('2 more rows').closest('details');
  expect(rest?.open).toBe(false);
  expect(rest?.querySelectorAll('tr')).toHaveLength(2);
  expect(countries.getAllByRole('row', { hidden: true })).toHaveLength(15);
});

test('numbers that fail to load leave the page as it is, and can be loaded again', async () => {
  let isBroken = true;
  const { user } = await open(() =>
    isBroken ? new Response(null, { status: 503 }) : Response.json({ counts, asOf: '2026-11-28T08:00:00Z' }),
  );
  const error = within(await screen.findByRole('alert'));
  expect(screen.getByRole('region', { name: 'Base URLs' })).toBeTruthy();
  isBroken = false;
  await user.click(error.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'By kind' })).toBeTruthy();
});

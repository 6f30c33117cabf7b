import { screen, within } from '@testing-library/react';
import { Fragment } from 'react';
import hostile from '../testing/hostileContent.json';
import { renderWithText } from '../testing/renderWithText';
import { now, samples } from '../testing/samples';
import { Ledger } from '../components/cards/Ledger';
import { ArticleCard } from './article/ArticleCard';
import { EventCard } from './event/EventCard';
import { KnowledgeProductCard } from './knowledge-product/KnowledgeProductCard';
import { OpportunityCard } from './opportunity/OpportunityCard';
import { ProductCard } from './product/ProductCard';

const { article, event, opportunity, product, knowledgeProduct } = samples;
const cardText = () =>
  screen
    .getByRole('article')
    .textContent.replaceAll(/[\s\u2009\u202f]+/g, ' ')
    .replaceAll(' – ', '–');

test('a knowledge product shows type, title, author, languages, format, size and year', async () => {
  await renderWithText(<KnowledgeProductCard item={knowledgeProduct} />);
  expect(cardText()).toBe(
    'StrategyContinental data policy frameworkSave: Continental data policy frameworkAfrican UnionSample contentEN · FRPDF, 1.8 MB2022',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/knowledge-products/k-framework');
  expect(screen.getByTitle('English, French')).toBeTruthy();
});

test.each([
  [[], 'Summary only'],
  [[{ lang: 'en', format: 'html', url: 'https://example.org/' } as const], 'HTML'],
])('a knowledge product without a file size shows its format, or a hint that it has no file', async (files, words) => {
  await renderWithText(<KnowledgeProductCard item={{ ...knowledgeProduct, files }} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each(['htmlUrl', 'canonicalUrl'])(
  'a knowledge product with %s but without a file shows the host of the publication',
  async (field) => {
    const page = { files: [], [field]: 'https://example.org/publication/one' };
    await renderWithText(<KnowledgeProductCard item={{ ...knowledgeProduct, ...page }} />);
    expect(screen.getByText('On example.org')).toBeTruthy();
  },
);

test('an event shows its day first, and its times in its own zone', async () => {
  await renderWithText(<EventCard item={event} now={now} />);
  expect(cardText()).toContain('24Nov 2026In person and online');
  expect(cardText()).toMatch(/09:00–11:30 GMT\+3Nairobi, KenyaFree/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/events/e-workshop');
});

test.each([
  ['cancelled', 'Cancelled'],
  ['postponed', 'Postponed'],
  ['moved_online', 'Moved online'],
] as const)('an event that is %s shows that first', async (eventStatus, words) => {
  await renderWithText(<EventCard item={{ ...event, eventStatus }} now={now} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['2026-11-24T07:00:00Z', 'Now'],
  ['2026-11-25T07:00:00Z', 'Ended'],
])('at %s, the event has the label: %s', async (at, words) => {
  await renderWithText(<EventCard item={event} now={new Date(at)} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('an opportunity shows its deadline first, with its state and the number of days left', async () => {
  await renderWithText(<OpportunityCard item={opportunity} now={now} />);
  expect(cardText()).toContain('25Nov 2026Closing soonCall for papers');
  expect(cardText()).toContain('Days left: 5Closes on 25 November 2026, 23:59 (anywhere on Earth)');
});

test.each([
  ['2026-11-26T11:00:00Z', 'Last day'],
  ['2026-11-27T00:00:00Z', 'Closed on 25 November 2026, 23:59 (anywhere on Earth)'],
  ['2027-03-27T00:00:00Z', 'Archived'],
])('at %s, the opportunity shows: %s', async (at, words) => {
  await renderWithText(<OpportunityCard item={opportunity} now={new Date(at)} />);
  expect(screen.getByText(words)).toBeTruthy();
});

test('an opportunity without a deadline shows why it has none', async () => {
  const { deadlineAt, timezone, ...rest } = opportunity;
  expect([deadlineAt, timezone]).not.toContain(undefined);
  await renderWithText(<OpportunityCard item={{ ...rest, deadlineKind: 'rolling' }} now={now} />);
  expect(cardText()).toContain('Open all yearOpenCall for papers');
});

test('a product shows its platforms', async () => {
  await renderWithText(<ProductCard item={product} />);
  const runsOn = within(screen.getByRole('list', { name: 'Runs on' }));
  expect(runsOn.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Android', 'Web']);
});

test('an article shows its author and date', async () => {
  await renderWithText(<ArticleCard item={article} />);
  expect(cardText()).toContain('By Sample Author2 November 2026Sample content');
});

test.each([
  ['article', (picture: object) => <ArticleCard item={{ ...article, ...picture }} />],
  ['product', (picture: object) => <ProductCard item={{ ...product, ...picture }} />],
])('the card of a %s shows its picture, or else its pattern, both hidden from screen readers', async (_, card) => {
  const { container } = await renderWithText(card({ picture: '/v0/small.webp?alt=media' }));
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/v0/small.webp?alt=media');
  expect([picture?.alt, picture?.getAttribute('loading'), picture?.width, picture?.height]).toEqual([
    '',
    'lazy',
    480,
    320,
  ]);
  expect(container.querySelector('svg[viewBox="0 0 48 32"]')).toBeNull();
  document.body.replaceChildren();
  const plain = await renderWithText(card({}));
  expect(plain.container.querySelector('img')).toBeNull();
  expect(plain.container.querySelector('svg[viewBox="0 0 48 32"]')?.getAttribute('aria-hidden')).toBe('true');
});

const cards = {
  knowledgeProduct: (title: string) => (
    <KnowledgeProductCard item={{ ...knowledgeProduct, title, corporateAuthor: title }} />
  ),
  event: (title: string) => <EventCard item={{ ...event, title, venue: { name: title } }} now={now} />,
  opportunity: (title: string) => <OpportunityCard item={{ ...opportunity, title, provider: title }} now={now} />,
  product: (title: string) => <ProductCard item={{ ...product, title, tagline: title, organisation: title }} />,
  article: (title: string) => <ArticleCard item={{ ...article, title, summary: title, authorName: title }} />,
};

test.each(Object.entries(cards))('the card of a %s renders hostile texts as plain text', async (_, card) => {
  const { container } = await renderWithText(
    hostile.strings.map((text) => <Fragment key={text}>{card(text)}</Fragment>),
  );
  const links = screen.getAllByRole('article').map((article) => article.querySelectorAll('a').length);
  expect(links).toEqual(hostile.strings.map(() => 1));
  expect(container.querySelectorAll('script, img, svg:not([aria-hidden]), iframe, b')).toHaveLength(0);
});

test('each list of cards has an accessible name', async () => {
  await renderWithText(
    <>
      <h1>{'Lists'}</h1>
      {Object.entries(cards).map(([kind, card]) => (
        <Ledger key={kind} label={kind} items={[{ id: '1' }, { id: '2' }]} card={({ id }) => card(`Title ${id}`)} />
      ))}
    </>,
  );
  expect(screen.getAllByRole('list', { name: /knowledgeProduct|event|opportunity|^product|article/ })).toHaveLength(5);
});

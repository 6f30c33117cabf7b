import { countryName, languageName, spokenLanguageName } from '@adp/shared-ui/format';
import { untranslated } from '@adp/app-kit/untranslated';
import { screen } from '@testing-library/react';
import { countries, languages } from '@adp/shared-ui/places';
import { memberStates } from '@adp/shared-data/fields';
import { renderPage } from './testing/renderPage';
import { renderWithText } from './testing/renderWithText';
import { EventCard } from './kinds/event/EventCard';
import { KnowledgeProductCard } from './kinds/knowledge-product/KnowledgeProductCard';
import { OpportunityCard } from './kinds/opportunity/OpportunityCard';
import { ProductCard } from './kinds/product/ProductCard';
import { ArticleCard } from './kinds/article/ArticleCard';
import { EventStatusBanner } from './kinds/event/EventDetail';
import { LoadError } from './components/states/LoadError';
import { EmptyList } from './components/states/EmptyList';
import { kinds } from './lib/kinds';
import { listPath } from './paths';
import { now, samples } from './testing/samples';

beforeEach(() => {
  document.documentElement.lang = 'en-XA';
});
afterEach(() => {
  document.documentElement.lang = 'en';
  document.title = '';
});

/** Texts that do not come from a message catalog: names from Intl, and proper names that are the same in every language. */
const intlTexts = [
  ...memberStates.map((code) => countryName(code, 'en-XA')),
  ...['en', 'fr', 'pt', 'ar', 'sw', 'es', 'am'].map((code) => languageName(code, 'en-XA')),
  ...['AUDA-NEPAD', 'APET', 'CJED', 'AU-AI', 'IVM', 'Android', 'iOS', 'USSD', 'SMS', 'WhatsApp'],
].sort((a, b) => b.length - a.length);

test.each(kinds)('the list of the kind %s contains only texts from the message catalog', async (kind) => {
  await renderPage(listPath(kind));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('⟦');
  await screen.findAllByRole('heading', { level: 2 });
  expect(untranslated(document.body, intlTexts)).toEqual([]);
});

test.each(['/new', '/new/article?draft=one'])('%s contains only texts from the message catalog', async (address) => {
  await renderPage(address, { wide: false });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('⟦');
  await screen.findAllByRole('heading', { level: 2 });
  const placed = [
    ...countries('en-XA').map((code) => countryName(code, 'en-XA')),
    ...languages('en-XA').map((code) => spokenLanguageName(code, 'en-XA')),
  ];
  expect(
    untranslated(
      document.body,
      [...placed, ...intlTexts].sort((a, b) => b.length - a.length),
    ),
  ).toEqual([]);
});

test('cards and states contain only texts from the message catalog and from the item', async () => {
  const { article, event, opportunity, product, knowledgeProduct } = samples;
  const words = [article, event, opportunity, product, knowledgeProduct].flatMap((item) => [
    item.title,
    item.summary,
    item.authorName,
  ]);
  await renderWithText(
    <>
      <KnowledgeProductCard item={knowledgeProduct} />
      <EventCard item={event} now={now} />
      <OpportunityCard item={opportunity} now={now} />
      <ProductCard item={product} />
      <ArticleCard item={article} />
      <EventStatusBanner event={{ ...event, eventStatus: 'cancelled' }} />
      <LoadError code="unavailable" what="newest" onRetry={jest.fn()} />
      <EmptyList kind="event" filtered />
    </>,
  );
  const values = [...words, product.tagline, 'Nairobi', 'East Africa Time', 'GMT+3', 'PDF', 'MB', ...intlTexts];
  expect(untranslated(document.body, values)).toEqual([]);
});

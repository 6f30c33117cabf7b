import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { render, screen } from '@testing-library/react';
import { createText } from './createText';
import { currentLocale, isPseudo } from './locale';

/** Compiles a catalog as the message loader does. */
function compile<Catalog extends Record<string, string>>(catalog: Catalog): Catalog {
  const compiled = Object.entries(catalog).map(([id, message]) => [id, compileMessageOrThrow(message)]);
  return Object.fromEntries(compiled) as Catalog;
}

const english = compile({
  hello: 'Hello, {name}',
  found: '{count, plural, one {# page found} other {# pages found}}',
});

const french = compile({
  hello: 'Bonjour, {name}',
  found: '{count, plural, one {# page trouvée} other {# pages trouvées}}',
});

const arabic = compile({
  found: '{count, plural, zero {none #} one {one #} two {two #} few {few #} many {many #} other {other #}}',
});

beforeEach(() => {
  document.documentElement.lang = 'en';
});

/** Shows one message of the texts, in the language of the page. */
async function show(
  texts: ReturnType<typeof makeTexts>,
  id: keyof typeof english,
  values?: Record<string, string | number>,
) {
  await texts.loadText();
  const Line = () => <p>{texts.useText()(id, values)}</p>;
  render(
    <texts.TextProvider>
      <Line />
    </texts.TextProvider>,
  );
  return screen.getByRole('paragraph').textContent;
}

const makeTexts = () =>
  createText(english, {
    fr: () => Promise.resolve({ default: french }),
    ar: () => Promise.resolve({ default: arabic }),
  });

test('texts of a part are added when the part comes, in the language of the page', async () => {
  document.documentElement.lang = 'fr';
  const texts = makeTexts();
  await texts.loadText();
  await texts.addTranslatedTexts(compile({ more: 'More' }), {
    fr: () => Promise.resolve({ default: compile({ more: 'Plus' }) }),
  });
  const Line = () => <p>{texts.useText()('more' as 'hello')}</p>;
  render(
    <texts.TextProvider>
      <Line />
    </texts.TextProvider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Plus');
});

test('an id is known once its part is there', async () => {
  const texts = createText<'hello' | 'more'>(english);
  expect([texts.isMessageId('hello'), texts.isMessageId('more'), texts.isMessageId('toString')]).toEqual([
    true,
    false,
    false,
  ]);
  await texts.addTexts({ more: 'More' });
  expect(texts.isMessageId('more')).toBe(true);
});

test('English shows at once, before anything is loaded', () => {
  const { TextProvider, useText } = makeTexts();
  const Line = () => <p>{useText()('hello', { name: 'Amina' })}</p>;
  render(
    <TextProvider>
      <Line />
    </TextProvider>,
  );
  expect(screen.getByRole('paragraph')).toHaveProperty('textContent', 'Hello, Amina');
});

test('another language shows once its catalog is there, and English until then', async () => {
  document.documentElement.lang = 'fr';
  const texts = makeTexts();
  const Line = () => <p>{texts.useText()('hello', { name: 'Amina' })}</p>;
  const page = (
    <texts.TextProvider>
      <Line />
    </texts.TextProvider>
  );
  const { unmount } = render(page);
  expect(screen.getByRole('paragraph').textContent).toBe('Hello, Amina');
  unmount();
  await texts.loadText();
  render(page);
  expect(screen.getByRole('paragraph').textContent).toBe('Bonjour, Amina');
});

test('a message that a language lacks shows in English', async () => {
  document.documentElement.lang = 'ar';
  await expect(show(makeTexts(), 'hello', { name: 'Amina' })).resolves.toBe('Hello, Amina');
});

test('a language that nobody wrote shows in English', async () => {
  document.documentElement.lang = 'pt';
  await expect(show(makeTexts(), 'hello', { name: 'Amina' })).resolves.toBe('Hello, Amina');
});

test('a catalog is loaded once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: french }));
  const { loadText } = createText(english, { fr: load });
  await loadText('fr');
  await loadText('fr');
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['en', 0, '0 pages found'],
  ['en', 1, '1 page found'],
  ['en', 1200, '1,200 pages found'],
  ['fr', 0, '0 page trouvée'],
  ['fr', 2, '2 pages trouvées'],
  ['ar', 0, 'none'],
  ['ar', 1, 'one'],
  ['ar', 2, 'two'],
  ['ar', 3, 'few'],
  ['ar', 11, 'many'],
  ['ar', 100, 'other'],
])('a plural follows the rules of %s for %i', async (locale, count, start) => {
  document.documentElement.lang = locale;
  await expect(show(makeTexts(), 'found', { count })).resolves.toContain(start);
});

test('two apps with the same message id have separate texts', () => {
  const one = createText(compile({ title: 'Programmes' }));
  const other = createText(compile({ title: 'Events' }));
  const One = () => <h1>{one.useText()('title')}</h1>;
  const Other = () => <h2>{other.useText()('title')}</h2>;
  render(
    <one.TextProvider>
      <One />
      <other.TextProvider>
        <Other />
      </other.TextProvider>
    </one.TextProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Programmes');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Events');
});

describe('the pseudo-locales', () => {
  test('en-XA brackets and accents the message and preserves its values', async () => {
    document.documentElement.lang = 'en-XA';
    await expect(show(makeTexts(), 'hello', { name: 'Amina' })).resolves.toMatch(/^⟦Hélló, ·+⟧Amina$/);
  });

  test('en-XA chooses among the forms of a plural', async () => {
    document.documentElement.lang = 'en-XA';
    await expect(show(makeTexts(), 'found', { count: 1 })).resolves.toMatch(/⟦ págé fóúñd·+⟧$/);
  });

  test('en-XA preserves the number in a plural', async () => {
    document.documentElement.lang = 'en-XA';
    await expect(show(makeTexts(), 'found', { count: 1 })).resolves.toMatch(/^1⟦/);
  });

  test('ar-XB turns the letters round', async () => {
    document.documentElement.lang = 'ar-XB';
    await expect(show(makeTexts(), 'hello', { name: 'Amina' })).resolves.toBe('\u202eHello, \u202cAmina');
  });
});

describe("the page's language", () => {
  test.each([
    ['en', 'en'],
    ['fr', 'fr'],
    ['', 'en'],
  ])('with <html lang="%s"> it is %s', (lang, locale) => {
    document.documentElement.lang = lang;
    expect(currentLocale()).toBe(locale);
  });

  test.each([
    ['en-XA', true],
    ['ar-XB', true],
    ['en', false],
    ['ar', false],
  ])('%s is a pseudo-locale: %s', (locale, pseudo) => {
    expect(isPseudo(locale)).toBe(pseudo);
  });
});

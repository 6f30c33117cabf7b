import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { render, renderHook, screen } from '@testing-library/react';
import { createText } from './createText';
import { createText as createServerText } from './createText.server';
import { isPseudo } from './isPseudo';
import { currentLocale } from './locale';

/** Compiles a catalog in the same way as the message loader. */
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

/** Creates the texts of the page's language, as in a build. */
const makeTexts = () =>
  createText<keyof typeof english>({ en: english, fr: french, ar: arabic }[document.documentElement.lang] ?? english);

test('a message id exists after its part of the texts has been added', async () => {
  const texts = createText<'hello' | 'more'>(english);
  expect([texts.isMessageId('hello'), texts.isMessageId('more'), texts.isMessageId('toString')]).toEqual([
    true,
    false,
    false,
  ]);
  await texts.addTexts({ more: 'More' });
  expect(texts.isMessageId('more')).toBe(true);
});

test('texts are shown before anything is loaded', () => {
  const { TextProvider, useText } = makeTexts();
  const Line = () => <p>{useText()('hello', { name: 'Amina' })}</p>;
  render(
    <TextProvider>
      <Line />
    </TextProvider>,
  );
  expect(screen.getByRole('paragraph')).toHaveProperty('textContent', 'Hello, Amina');
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
])('plurals in the language %s follow its rules for the number %i', async (locale, count, start) => {
  document.documentElement.lang = locale;
  await expect(show(makeTexts(), 'found', { count })).resolves.toContain(start);
});

test('two apps with the same message id have separate texts', () => {
  const programmes = createText(compile({ title: 'Programmes' }));
  const events = createText(compile({ title: 'Events' }));
  const One = () => <h1>{programmes.useText()('title')}</h1>;
  const Other = () => <h2>{events.useText()('title')}</h2>;
  render(
    <programmes.TextProvider>
      <One />
      <events.TextProvider>
        <Other />
      </events.TextProvider>
    </programmes.TextProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Programmes');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Events');
});

describe('the pseudo-locales', () => {
  test('en-XA brackets and accents the message and preserves its values', async () => {
    document.documentElement.lang = 'en-XA';
    await expect(show(makeTexts(), 'hello', { name: 'Amina' })).resolves.toMatch(/^⟦Hélló, ·+⟧Amina$/);
  });

  test('en-XA selects the form of a plural', async () => {
    document.documentElement.lang = 'en-XA';
    await expect(show(makeTexts(), 'found', { count: 1 })).resolves.toMatch(/⟦ págé fóúñd·+⟧$/);
  });

  test('en-XA preserves the number in a plural', async () => {
    document.documentElement.lang = 'en-XA';
    await expect(show(makeTexts(), 'found', { count: 1 })).resolves.toMatch(/^1⟦/);
  });

  test('ar-XB reverses the letters', async () => {
    document.documentElement.lang = 'ar-XB';
    await expect(show(makeTexts(), 'hello', { name: 'Amina' })).resolves.toBe('\u202eHello, \u202cAmina');
  });
});

describe("the page's language", () => {
  test.each([
    ['en', 'en'],
    ['fr', 'fr'],
    ['', 'en'],
  ])('with <html lang="%s"> is %s', (lang, locale) => {
    document.documentElement.lang = lang;
    expect(currentLocale()).toBe(locale);
  });

  test.each([
    ['en-XA', true],
    ['ar-XB', true],
    ['en', false],
    ['ar', false],
  ])('isPseudo(%s) is %s', (locale, pseudo) => {
    expect(isPseudo(locale)).toBe(pseudo);
  });
});

describe('on a server', () => {
  const key = Symbol.for('adp.locale');
  let locale = 'en';
  beforeEach(() => Reflect.set(globalThis, key, () => locale));
  afterEach(() => Reflect.deleteProperty(globalThis, key));

  /** A catalog in the format that the message loader compiles for servers. */
  const both: object = { languages: { en: english, fr: french } };
  const makeServerTexts = () => createServerText<keyof typeof english>(both);

  test('each page has texts in its language, or in English if there is no catalog', () => {
    const { useText } = makeServerTexts();
    const greet = (language: string) => {
      locale = language;
      return renderHook(() => useText()('hello', { name: 'Amina' })).result.current;
    };
    expect(['fr', 'en', 'fr', 'pt'].map(greet)).toEqual([
      'Bonjour, Amina',
      'Hello, Amina',
      'Bonjour, Amina',
      'Hello, Amina',
    ]);
  });

  test('numbers and plurals in Portuguese follow the European rules', () => {
    locale = 'pt';
    const pt = compile({ found: '{count, plural, one {# página} many {# de páginas} other {# páginas}}' });
    const inPortuguese: object = { languages: { en: english, pt } };
    const { useText } = createServerText<'found'>(inPortuguese);
    const show = (count: number) => renderHook(() => useText()('found', { count })).result.current;
    expect([0, 1, 1234].map(show)).toEqual(['0 páginas', '1 página', '1234 páginas']);
  });

  test('added texts are available in all languages, even in those that were used before', async () => {
    const { useText, addTexts, isMessageId } = createServerText<'hello' | 'more'>(both);
    locale = 'fr';
    expect(isMessageId('more')).toBe(false);
    await addTexts({ languages: { en: compile({ more: 'More' }), fr: compile({ more: 'Plus' }) } });
    const inFrench = renderHook(() => useText()('more')).result.current;
    locale = 'en';
    const inEnglish = renderHook(() => useText()('more')).result.current;
    expect([inFrench, inEnglish, isMessageId('more')]).toEqual(['Plus', 'More', true]);
  });
});

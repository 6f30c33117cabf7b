import { formatLocale } from '@adp/shared-ui';
import { countries, countryName, languages, spokenLanguageName } from '@adp/shared-ui/places';
import { untranslated } from '@adp/app-kit/untranslated';
import { writtenKinds } from '../../../lib/kinds';
import { renderFields } from './testing/renderFields';

beforeEach(() => {
  document.documentElement.lang = 'en-XA';
});
afterEach(() => {
  document.documentElement.lang = 'en';
});

const currencies = Intl.supportedValuesOf('currency');
const currencyNames = new Intl.DisplayNames(formatLocale('en-XA'), { type: 'currency' });

/** Texts that do not come from a message catalog: names from Intl, and proper names that are the same in every language. */
const intlTexts = [
  ...countries('en-XA').map((code) => countryName(code, 'en-XA')),
  ...[...languages('en-XA'), 'ndc'].map((code) => spokenLanguageName(code, 'en-XA')),
  ...currencies.flatMap((code) => [code, currencyNames.of(code) ?? code]),
  ...['AUDA-NEPAD', 'APET', 'CJED', 'AU-AI', 'IVM', 'Android', 'iOS', 'USSD', 'SMS', 'WhatsApp'],
  'kB',
].sort((a, b) => b.length - a.length);

test.each(writtenKinds)('the form of the kind %s contains no text from outside the message catalog', async (kind) => {
  await renderFields(kind, undefined, {
    values: {
      countries: ['AU-E', 'KE'],
      sources: [''],
      mode: 'hybrid',
      deadlineKind: 'fixed',
      cover: { url: 'https://example.org/a.webp', width: 800, height: 600, bytes: 9_000 },
    },
  });
  expect(untranslated(document.body, intlTexts)).toEqual([]);
});

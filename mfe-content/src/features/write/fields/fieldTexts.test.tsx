import { renderHook } from '@testing-library/react';
import { useValueName } from '../../../components/useValueName';
import type { Field } from '../../../lib/forms/Field';
import { toFormErrors, type FormErrorCode } from '../../../lib/forms/toFormErrors';
import type { FormValues } from '../../../lib/forms/FormValues';
import { getField, getFields, getSections } from '../../../lib/forms/sections';
import { getEmptyValues } from '../../../lib/forms/toFormValues';
import { writtenKinds, type Kind } from '../../../lib/kinds';
import detail from '../../../messages/detail-en.json';
import events from '../../../kinds/event/messages/list-en.json';
import eventForm from '../../../kinds/event/messages/write-en.json';
import knowledgeProducts from '../../../kinds/knowledge-product/messages/list-en.json';
import knowledgeProductForm from '../../../kinds/knowledge-product/messages/write-en.json';
import opportunities from '../../../kinds/opportunity/messages/list-en.json';
import opportunityForm from '../../../kinds/opportunity/messages/write-en.json';
import opportunityValues from '../../../kinds/opportunity/messages/values-en.json';
import products from '../../../kinds/product/messages/list-en.json';
import productForm from '../../../kinds/product/messages/write-en.json';
import texts from '../../../messages/write-fields-en.json';
import { addTexts, isMessageId, loadText, TextProvider } from '../../../text';
import { useErrorText } from './useErrorText';
import { useFieldText } from './useFieldText';

/** The texts that are specific to the form of each kind. */
const kindTexts: Readonly<Record<Kind, object>> = {
  article: {},
  event: { ...events, ...eventForm },
  opportunity: { ...opportunities, ...opportunityValues, ...opportunityForm },
  product: { ...products, ...productForm },
  knowledgeProduct: { ...knowledgeProducts, ...knowledgeProductForm },
};

beforeAll(async () => {
  await loadText();
  await addTexts(detail, texts, ...Object.values(kindTexts));
});

/** All error codes. The type makes the compiler report a missing code. */
const allCodes: Readonly<Record<FormErrorCode, true>> = {
  amount: true,
  'before-start': true,
  'file-alt': true,
  'file-lang': true,
  'file-name': true,
  'file-pages': true,
  'file-unfinished': true,
  choice: true,
  date: true,
  deadline: true,
  invisible: true,
  malformed: true,
  missing: true,
  number: true,
  past: true,
  skipped: true,
  'too-big': true,
  'too-few': true,
  'too-long': true,
  'too-many': true,
  'too-short': true,
  'too-small': true,
  twice: true,
};
const codes = Object.keys(allCodes) as FormErrorCode[];

describe.each(writtenKinds)('in the form of %s', (kind) => {
  test('every section and field has a name', () => {
    const ids = new Set(Object.keys({ ...texts, ...kindTexts[kind] }));
    expect(getSections(kind).filter(({ name }) => !ids.has(`write.section.${name}`))).toEqual([]);
    const named = ({ name }: Field) => ids.has(`write.field.${name}`) || ids.has(`write.field.${kind}.${name}`);
    expect(getFields(kind).filter((field) => !named(field))).toEqual([]);
    const { result } = renderHook(() => useFieldText(kind), { wrapper: TextProvider });
    const { getName, getLabel, getEntryName } = result.current;
    for (const field of getFields(kind)) {
      expect([field.name, getName(field)]).toEqual([field.name, expect.stringMatching(/^[A-Z]/)]);
      expect(getLabel(field).endsWith('(optional)')).toBe(field.optional === true);
      if (field.input === 'lines' || field.input === 'addresses') {
        expect(getEntryName(field, 1)).toMatch(/ 2$/);
        expect(isMessageId(`write.add.${field.name}`)).toBe(true);
      }
    }
  });

  test('field names are unique', () => {
    const { result } = renderHook(() => useFieldText(kind), { wrapper: TextProvider });
    const names = getFields(kind).map(result.current.getName);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('every option has a name', () => {
    const { result } = renderHook(() => useValueName(), { wrapper: TextProvider });
    const specific = new Set(Object.keys({ ...detail, ...kindTexts[kind], ...texts }));
    for (const { name, named = name, options = [] } of getFields(kind)) {
      for (const option of options) {
        expect([option, result.current(named, option)]).not.toEqual([option, option]);
        const elsewhere = ['theme', 'programme', 'platform', 'lang'].includes(named);
        expect(elsewhere || specific.has(`value.${named}.${option}`)).toBe(true);
      }
    }
  });

  test('every error of every field has a text that makes sense out of context', () => {
    for (const field of getFields(kind)) {
      for (const code of codes) {
        const words = getWords(kind)({ field, code }, getEmptyValues(kind, { zone: 'UTC', lang: 'en' }));
        expect(words).toMatch(/^[“A-Z].*\.$/);
        expect(words).not.toMatch(/[{}]|write\.|undefined|NaN/);
      }
    }
  });
});

test('every error code has a text', () => {
  expect(codes.filter((code) => !isMessageId(`write.error.${code}`))).toEqual([]);
});

test('errors of length state the limit and the current length', () => {
  const word = getWords('article');
  const title = getField('article', 'title');
  expect(word({ field: title, code: 'too-short' }, { title: ' Why ' })).toBe(
    '“Title” has 3 characters; the minimum is 5.',
  );
  const body = getField('article', 'body');
  expect(word({ field: body, code: 'too-long' }, { body: 'a'.repeat(50_001) })).toBe(
    '“Text of the article” has 50,001 characters; the maximum is 50,000.',
  );
  const tags = getField('article', 'tags');
  expect(word({ field: tags, code: 'too-long', index: 1 }, { tags: ['', 'a'.repeat(31)] })).toBe(
    '“Tag 2” has 31 characters; the maximum is 30.',
  );
  const sources = getField('article', 'sources');
  expect(word({ field: sources, code: 'malformed', index: 0 }, { sources: ['x y'] })).toBe(
    '“Source 1” must be a link that begins with https:// and contains no spaces.',
  );
  expect(word({ field: getField('article', 'themes'), code: 'missing' }, { themes: [] })).toBe(
    'Choose at least one option for “Themes”.',
  );
});

test.each(writtenKinds)('in the form of %s, no message mentions a limit that the field does not have', (kind) => {
  const empty = getEmptyValues(kind, { zone: 'UTC', lang: 'en' });
  const shown = { deadlineKind: 'fixed', mode: 'hybrid' };
  const long = 'x'.repeat(60_000);
  const messages = getFields(kind).flatMap((field) => {
    const value = Array.isArray(empty[field.name]) ? [long] : typeof empty[field.name] === 'string' ? long : undefined;
    if (value === undefined) return [];
    const values = { ...empty, ...shown, [field.name]: value };
    const errors = toFormErrors(kind, values, { now: new Date(0), isFirstPublication: true });
    return errors.filter((error) => error.field === field).map((error) => getWords(kind)(error, values));
  });
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((message) => /(maximum|minimum) is 0/.test(message))).toEqual([]);
});

test('a title of zero-width spaces does not get the error for several lines', () => {
  const values: FormValues = { title: '\u200B'.repeat(20) };
  const [error] = toFormErrors(
    'article',
    { ...getEmptyValues('article', { zone: 'UTC', lang: 'en' }), ...values },
    {
      now: new Date(0),
      isFirstPublication: true,
    },
  );
  expect(error && getWords('article')(error, values)).toBe(
    '“Title” contains no visible characters. Enter text that people can read.',
  );
});

test.each([
  ['opportunity', { amountMin: '5' }, 'Enter both an amount and a currency.'],
  [
    'opportunity',
    { amountMin: '5', amountMax: '4', currency: 'KES' },
    'Enter both an amount and a currency. The maximum amount cannot be below the minimum amount.',
  ],
  ['opportunity', { deadlineKind: 'fixed' }, '“Deadline”: enter a date and a time.'],
  [
    'opportunity',
    { deadlineKind: 'fixed', deadlineAt: '2026-12-01T10:00', timezone: '' },
    'Choose an option for “Time zone of the deadline”.',
  ],
] satisfies [Kind, FormValues, string][])(
  'incomplete values of the kind %s are explained: %j',
  (kind, values, words) => {
    const whole: FormValues = { ...getEmptyValues(kind, { zone: 'UTC', lang: 'en' }), ...required, ...values };
    const faults = toFormErrors(kind, whole, { now: new Date(0), isFirstPublication: true });
    expect(faults.map((fault) => getWords(kind)(fault, whole))).toEqual([words]);
  },
);

const required: FormValues = {
  title: 'A title',
  summary: 'What people will find on this page.',
  themes: ['skills'],
  type: 'grant',
  provider: 'A fund',
  deadlineKind: 'rolling',
  howToApply: 'Write.',
  mode: 'online',
  startsAt: '2026-12-01T10:00',
  endsAt: '2026-12-01T11:00',
};

function getWords(kind: Kind) {
  return renderHook(() => useErrorText(kind), { wrapper: TextProvider }).result.current;
}

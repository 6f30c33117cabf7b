import { getLocalTimeField } from '@adp/shared-data/fields';
import { largest, smallest } from '@adp/shared-data/testing';
import { anywhereOnEarth } from '@adp/shared-ui/calendar';
import type { WholeItem } from '../items';
import { writtenKinds } from '../kinds';
import { toItemFields } from './toItemFields';
import { toFormErrors } from './toFormErrors';
import type { FormValues } from './FormValues';
import { getFields } from './sections';
import { differingFields, getEmptyValues, sameValues, normalizeValues, toFormValues } from './toFormValues';

const here = { zone: 'Africa/Nairobi', lang: 'en' };
const judging = { now: new Date('2026-01-01T00:00:00Z'), isFirstPublication: true };
const bookkeeping = [
  'status',
  'authorUid',
  'authorUsername',
  'authorName',
  'sample',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'revision',
  'id',
  'icsSequence',
];

const toItem = (stored: object) => ({ ...stored, id: 'one' }) as WholeItem;
const days = ['opensAt', 'sourceCheckedAt'];
const getContent = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !bookkeeping.includes(name))
      // The form has only the date of these fields.
      .map(([name, value]) => [
        name,
        days.includes(name) && value instanceof Date ? value.toISOString().slice(0, 10) : value,
      ]),
  );

describe.each(writtenKinds)('the form of a %s', (kind) => {
  test.each([
    ['smallest', smallest[kind]],
    ['largest', largest[kind]],
  ])('converts the stored item of the kind %s to a form and back, without errors', (_, stored) => {
    const values = toFormValues(kind, toItem(stored), here);
    expect(getContent(toItemFields(kind, values))).toEqual(getContent(stored));
    expect(toFormErrors(kind, values, { ...judging, isFirstPublication: false })).toEqual([]);
  });

  test('has a field for every field of the schema that a member writes', () => {
    const required = new Set(
      getFields(kind).flatMap(({ name, path = name }) => [path.split('.')[0], getLocalTimeField(name)]),
    );
    expect(Object.keys(getContent(largest[kind])).filter((name) => !required.has(name))).toEqual([]);
  });

  test('reports the missing fields of an empty form', () => {
    const values = getEmptyValues(kind, here);
    const missing = toFormErrors(kind, values, judging);
    expect(missing.every(({ code }) => code === 'missing')).toBe(true);
    expect(missing.map(({ field }) => field.name)).toEqual(
      getFields(kind)
        .filter(
          ({ optional, input, when, name }) =>
            !optional &&
            input !== 'flag' &&
            (when?.(values) ?? true) &&
            name !== 'lang' &&
            name !== 'timezone' &&
            name !== 'eventStatus' &&
            name !== 'licence',
        )
        .map(({ name }) => name),
    );
  });

  test('normalizes the saved values of another build: missing or malformed values become empty, and unknown values stay', () => {
    const empty = getEmptyValues(kind, here);
    const saved: FormValues = { title: 'Kept', themes: 'not a list', later: 'unknown' };
    const normalized = normalizeValues(kind, saved);
    expect(normalized).toMatchObject({ title: 'Kept', themes: [], later: 'unknown', summary: '' });
    expect(Object.keys(empty).filter((name) => !(name in normalized) && name !== 'icsSequence')).toEqual([]);
  });
});

test('comparing two forms returns the fields with different values', () => {
  const empty = getEmptyValues('article', here);
  const changed = { ...empty, title: 'Another', tags: ['x'] };
  expect(differingFields('article', empty, changed).map(({ name }) => name)).toEqual(['title', 'tags']);
  expect(sameValues('article', empty, { ...empty })).toBe(true);
});

test('the dates of an all-day event are equal even if their hidden times differ', () => {
  const event = { ...getEmptyValues('event', here), allDay: true, startsAt: '2026-12-01T09:00' };
  expect(sameValues('event', event, { ...event, startsAt: '2026-12-01T00:00' })).toBe(true);
  expect(sameValues('event', event, { ...event, startsAt: '2026-12-02T09:00' })).toBe(false);
  expect(sameValues('event', event, { ...event, allDay: false, startsAt: '2026-12-01T00:00' })).toBe(false);
});

describe('typed text', () => {
  const article = (changes: FormValues) => toItemFields('article', { ...getEmptyValues('article', here), ...changes });

  test('is trimmed, and omitted if empty', () => {
    expect(article({ title: '  A title  ', series: '   ' })).toMatchObject({ title: 'A title' });
    expect(article({ series: ' ' })).not.toHaveProperty('series');
  });

  test('becomes an absolute URL with escaped characters in a URL field', () => {
    expect(article({ canonicalUrl: 'example.org/é a' })).toMatchObject({
      canonicalUrl: 'https://example.org/%C3%A9%20a',
    });
    expect(article({ canonicalUrl: 'http://example.org/' })).toMatchObject({ canonicalUrl: 'http://example.org/' });
  });

  test('loses the empty lines of a list, but an error has the index of the line in the form', () => {
    const values = { ...getEmptyValues('article', here), sources: ['', 'example.org', '', 'http://example.org'] };
    expect(toItemFields('article', values)['sources']).toEqual(['https://example.org/', 'http://example.org/']);
    const fault = toFormErrors('article', values, judging).find(({ field }) => field.name === 'sources');
    expect(fault).toMatchObject({ code: 'malformed', index: 3 });
  });

  test('that describes a cover is sent only with the cover', () => {
    const picture = { dataUrl: 'data:image/webp;base64,AAAA', width: 4, height: 3, bytes: 3 };
    expect(article({ coverAlt: 'A map' })).not.toHaveProperty('cover');
    expect(article({ coverAlt: 'A map', cover: picture })).toMatchObject({
      cover: { alt: 'A map', width: 4, height: 3, bytes: 3 },
    });
    const faults = toFormErrors('article', { ...getEmptyValues('article', here), cover: picture }, judging);
    expect(faults.find(({ field }) => field.name === 'coverAlt')?.code).toBe('missing');
  });
});

describe('times', () => {
  const event = (changes: FormValues) => ({ ...getEmptyValues('event', here), ...changes });

  test("are local times in the event's zone", () => {
    const values = event({ startsAt: '2026-12-01T09:00', endsAt: '2026-12-01T17:00' });
    expect(toItemFields('event', values)).toMatchObject({
      startsAt: new Date('2026-12-01T06:00:00Z'),
      endsAt: new Date('2026-12-01T14:00:00Z'),
    });
  });

  test('are stored and shown as local times, even if the rules of the zone change', () => {
    const values = event({ startsAt: '2026-12-01T09:00', endsAt: '2026-12-01T17:00' });
    const draft = toItemFields('event', values);
    expect(draft).toMatchObject({ startsLocal: '2026-12-01T09:00+03:00', endsLocal: '2026-12-01T17:00+03:00' });
    // The same local time under different rules for Kenya.
    const stored = { startsAt: new Date('2026-12-01T09:00+02:00'), startsLocal: '2026-12-01T09:00+02:00' };
    expect(toFormValues('event', toItem({ ...smallest.event, ...draft, ...stored }), here)).toMatchObject({
      startsAt: '2026-12-01T09:00',
      endsAt: '2026-12-01T17:00',
    });
  });

  test.each([
    ['Africa/Cairo', '2026-10-29T23:30', '2026-10-29T23:30+02:00'],
    ['Africa/Casablanca', '2027-02-07T02:30', '2027-02-07T02:30+00:00'],
  ])(
    'in %s, a deadline at %s, a time that occurs twice, means the later time',
    (timezone, deadlineAt, deadlineLocal) => {
      const values = { ...getEmptyValues('opportunity', here), deadlineKind: 'fixed', deadlineAt, timezone };
      const draft = toItemFields('opportunity', values);
      expect(draft).toMatchObject({ deadlineAt: new Date(deadlineLocal), deadlineLocal });
      const again = toFormValues('opportunity', toItem({ ...smallest.opportunity, ...draft }), here);
      expect(again).toMatchObject({ deadlineAt, timezone });
    },
  );

  test('that occur twice mean the first for the start of an event, and the second for its end', () => {
    const night = { timezone: 'Africa/Cairo', startsAt: '2026-10-29T23:15', endsAt: '2026-10-29T23:45' };
    expect(toItemFields('event', event({ ...night, registrationClosesAt: '2026-10-29T23:00' }))).toMatchObject({
      startsLocal: '2026-10-29T23:15+03:00',
      endsLocal: '2026-10-29T23:45+02:00',
      registrationClosesLocal: '2026-10-29T23:00+02:00',
    });
  });

  test('of an all-day event that ends at a skipped midnight include only the day before', () => {
    const days = { allDay: true, timezone: 'Africa/Cairo', startsAt: '2026-04-23', endsAt: '2026-04-23' };
    const draft = toItemFields('event', event(days));
    expect(draft).toMatchObject({ startsLocal: '2026-04-23T00:00+02:00', endsLocal: '2026-04-24T00:00+02:00' });
    const { startsLocal, endsLocal, ...older } = draft;
    expect([startsLocal, endsLocal]).not.toContain(undefined);
    for (const stored of [draft, older]) {
      const again = toFormValues('event', toItem({ ...smallest.event, ...stored }), here);
      expect([again['startsAt'], again['endsAt']].map((value) => String(value).slice(0, 10))).toEqual([
        '2026-04-23',
        '2026-04-23',
      ]);
    }
  });

  test('of an all-day event are stored from midnight to midnight, and converted back to days', () => {
    const values = event({ allDay: true, startsAt: '2026-12-01T09:00', endsAt: '2026-12-02' });
    const draft = toItemFields('event', values);
    expect(draft).toMatchObject({
      startsAt: new Date('2026-11-30T21:00:00Z'),
      endsAt: new Date('2026-12-02T21:00:00Z'),
    });
    const again = toFormValues('event', toItem({ ...smallest.event, ...draft }), here);
    expect([again['startsAt'], again['endsAt']].map((value) => String(value).slice(0, 10))).toEqual([
      '2026-12-01',
      '2026-12-02',
    ]);
  });

  test('with an end before the start are an error of the end', () => {
    const faults = toFormErrors('event', event({ startsAt: '2026-12-02T09:00', endsAt: '2026-12-01T09:00' }), judging);
    expect(faults.find(({ field }) => field.name === 'endsAt')?.code).toBe('before-start');
  });

  test('of an all-day event may start and end on the same day', () => {
    const codes = (endsAt: string) =>
      toFormErrors('event', event({ allDay: true, startsAt: '2026-12-02T09:00', endsAt }), judging)
        .filter(({ field }) => field.name === 'endsAt')
        .map(({ code }) => code);
    expect(codes('2026-12-02T09:00')).toEqual([]);
    expect(codes('2026-12-01T09:00')).toEqual(['before-start']);
  });

  test.each([
    ['0001-01-01T00:00', 'UTC', false],
    ['0001-01-01T00:00', 'Etc/GMT-1', true],
    ['0000-12-31T23:59', 'UTC', true],
    ['9999-12-31T23:59', 'UTC', false],
    ['9999-12-31T23:59', anywhereOnEarth, true],
  ])('the date %s in %s cannot be stored: %s', (startsAt, timezone, wrong) => {
    const faults = toFormErrors('event', event({ startsAt, endsAt: '9999-12-31T12:00', timezone }), judging);
    expect(faults.find(({ field }) => field.name === 'startsAt')?.code).toBe(wrong ? 'date' : undefined);
  });

  test('a deadline in the past is an error only for a first publication', () => {
    const values = {
      ...getEmptyValues('opportunity', here),
      deadlineKind: 'fixed',
      deadlineAt: '2025-12-31T23:59',
      timezone: 'Etc/GMT+12',
    };
    const codes = (first: boolean) =>
      toFormErrors('opportunity', values, {
        ...judging,
        now: new Date('2026-06-01T00:00:00Z'),
        isFirstPublication: first,
      })
        .filter(({ field }) => field.name === 'deadlineAt')
        .map(({ code }) => code);
    expect(codes(true)).toEqual(['past']);
    expect(codes(false)).toEqual([]);
  });

  test('a hidden deadline stays in the form but is not sent', () => {
    const values = { ...getEmptyValues('opportunity', here), deadlineKind: 'rolling', deadlineAt: '2026-12-31T23:59' };
    expect(toItemFields('opportunity', values)).not.toHaveProperty('deadlineAt');
    expect(toItemFields('opportunity', values)).not.toHaveProperty('timezone');
  });

  test('each change to an event raises its calendar sequence', () => {
    const values = toFormValues('event', toItem({ ...smallest.event, icsSequence: 4 }), here);
    expect(toItemFields('event', values)).toMatchObject({ icsSequence: 5 });
  });
});

test('deadline and amounts of an opportunity are validated even if other fields are invalid', () => {
  const values = { ...getEmptyValues('opportunity', here), deadlineKind: 'fixed' };
  const codes = (changes: FormValues) =>
    toFormErrors('opportunity', { ...values, ...changes }, judging)
      .filter(({ field }) => ['deadlineAt', 'amountMax'].includes(field.name))
      .map(({ field, code }) => `${field.name} ${code}`);
  expect(codes({})).toEqual(['deadlineAt missing']);
  expect(codes({ amountMin: '2', amountMax: '1', currency: 'ZAR' })).toEqual([
    'deadlineAt missing',
    'amountMax amount',
  ]);
  expect(codes({ amountMin: '2', amountMax: '2', deadlineKind: 'none' })).toEqual(['amountMax amount']);
  expect(codes({ amountMin: '2', currency: 'ZAR', deadlineKind: 'none' })).toEqual([]);
});

test.each([{ width: 4001 }, { bytes: 204_801 }, { url: 'http://example.org/x.png' }])(
  'a cover with %j is reported as an error of the cover field',
  (wrong) => {
    const cover = { url: 'https://example.org/x.webp', width: 4, height: 3, bytes: 12, ...wrong };
    const faults = toFormErrors('article', { ...getEmptyValues('article', here), cover, coverAlt: 'A map' }, judging);
    expect(faults.find(({ field }) => field.name === 'cover')?.code).toBe('malformed');
  },
);

test.each([
  ['12', 'too-small' as const, false],
  ['-1', 'too-small' as const, true],
  ['1000001', 'too-big' as const, true],
  ['1.5', 'number' as const, true],
  ['many', 'number' as const, true],
  ['10.000', 'number' as const, true],
  ['10,000', 'number' as const, false],
  ['10 000', 'number' as const, false],
  ['١٠٠٠', 'number' as const, false],
])('a capacity of %s has the error %s: %s', (capacity, code, wrong) => {
  const faults = toFormErrors('event', { ...getEmptyValues('event', here), capacity }, judging);
  expect(faults.find(({ field }) => field.name === 'capacity')?.code).toBe(wrong ? code : undefined);
});

test.each([
  ['2026-03-29T02:30', ['skipped']],
  ['2026-03-29T03:00', []],
])('an event in Paris that starts at %s has the errors %j', (startsAt, expected) => {
  const values = {
    ...toFormValues('event', toItem(largest.event), here),
    allDay: false,
    timezone: 'Europe/Paris',
    startsAt,
    endsAt: '2026-03-29T12:00',
  };
  const errors = toFormErrors('event', values, judging);
  expect(errors.filter(({ field }) => field.name === 'startsAt').map(({ code }) => code)).toEqual(expected);
});

/** @jest-environment node */
import { collections, wholeKinds } from '@adp/shared-data/content';
import { fromStored, toStored } from '@adp/shared-data/fields';
import { profileSchema, userSchema } from '@adp/shared-data/member';
import { notificationSchema } from '@adp/shared-data/notification';
import { translationSchema, translations } from '@adp/shared-data/translation';
import * as v from 'valibot';
import { createCalendar } from '../calendar';
import { seedContent } from '../content/seedContent';
import { generateContent } from '../generator/generateContent';
import { itemDocuments } from './itemDocuments';
import { knowledgeProductFields } from './knowledgeProductFields';
import { memberDocuments } from './memberDocuments';
import { notificationDocuments } from './notificationDocuments';
import type { PlacedDocument } from './toSeedDocument';

const schemas: Readonly<Record<string, v.GenericSchema>> = {
  ...Object.fromEntries(Object.values(wholeKinds).map(({ collection, schema }) => [collection, schema])),
  [collections.user]: userSchema,
  [collections.profile]: profileSchema,
  [collections.username]: v.object({ uid: v.string() }),
  [collections.notification]: notificationSchema,
  [translations.collection]: translationSchema,
};

/**
 * Returns the schema errors of documents in their stored form. Fields that are missing from the schema are errors too.
 */
function faults(documents: readonly PlacedDocument[]): string[] {
  return documents.flatMap(({ path, document }) => {
    const schema = schemas[path.split('/')[0] ?? ''];
    if (!schema) return [`${path} has no schema`];
    const { issues, output } = v.safeParse(schema, fromStored(toStored(document)));
    const wrong = issues?.map((issue) => `${path} ${v.getDotPath(issue)}: ${issue.message}`) ?? [];
    const knownFields = Object.keys(Object(output));
    const unknown = issues ? [] : Object.keys(document).filter((field) => !knownFields.includes(field));
    return [...wrong, ...unknown.map((field) => `${path} ${field}: unknown`)];
  });
}

const calendar = createCalendar(new Date('2026-11-21T12:00:00Z'));
const surroundings = { calendar, imageUrl: (name: string) => `http://127.0.0.1:5000/v0/${encodeURIComponent(name)}` };

test.each([
  ['seeded', seedContent],
  ['generated', generateContent({ count: 2000, seed: 1 })],
])('every %s item is valid', (_, content) => {
  expect(faults(itemDocuments(content, surroundings))).toEqual([]);
});

test('a seeded item lists its sources only in the sources field, not in its text', () => {
  const twice = itemDocuments(seedContent, surroundings).filter(({ document: { body, sources } }) => {
    const urls = Array.isArray(sources) ? (sources as readonly string[]) : [];
    return urls.some((url) => String(body).includes(`- [`) && String(body).includes(url));
  });
  expect(twice.map(({ path }) => path)).toEqual([]);
});

test('every knowledge product can be filtered by the language in its list entry', () => {
  const publications = [
    ...seedContent.knowledgeProducts,
    ...generateContent({ count: 200, seed: 1 }).knowledgeProducts,
  ];
  const languages = publications.map((item) => knowledgeProductFields(item, surroundings).fileLanguages);
  expect(languages.filter(({ length }) => length === 0)).toEqual([]);
});

test('every member and profile is valid', () => {
  expect(faults(memberDocuments(calendar))).toEqual([]);
});

test('every notification is valid', () => {
  expect(faults(notificationDocuments(seedContent, calendar))).toEqual([]);
});

test('an invalid field and a field that no schema knows are reported', () => {
  const [first] = itemDocuments(seedContent, surroundings);
  const document = first?.document ?? {};
  expect(faults([{ path: 'articles/short', document: { ...document, title: 'x' } }])).toEqual([
    'articles/short title: too-short',
  ]);
  expect(faults([{ path: 'articles/more', document: { ...document, likes: 3 } }])).toEqual([
    'articles/more likes: unknown',
  ]);
});

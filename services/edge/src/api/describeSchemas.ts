/* eslint-disable max-lines -- a table of all schemas */
import { type ContentKind, kindNames, wholeKinds } from '@adp/shared-data/content';
import { listChoices, localTimeFields, snakeCase } from '@adp/shared-data/fields';
import { listedCover, listedKinds, memberKinds, publishedItemSchema } from '@adp/shared-data/lists';
import { programmePageIds } from '@adp/shared-data/programme-page';
import { translationChoices } from '@adp/shared-data/translation';
import { languages } from '@adp/shared-ui/languages';
import { countedProperties, entryKinds } from '@adp/shared-ui/search-index';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const text = { type: 'string' };
export const time = { type: 'string', format: 'date-time' };
const texts = { type: 'array', items: text };
const numbers = { type: 'object', additionalProperties: { type: 'integer', minimum: 1 } };
export const object = (required: readonly string[], properties: object) => ({ type: 'object', required, properties });

const translatedTitles = {
  type: 'object',
  additionalProperties: object(['title'], { title: text }),
  description: 'The titles of its translations, by language.',
};

const localTime = {
  description:
    'The announced local time in `timezone`, with the offset that was in force when it was written. ' +
    '`startsAt`, `endsAt`, `deadlineAt` and similar fields contain the same time as an instant. Absent in older items.',
};

/** Descriptions of fields whose names are not self-explanatory. */
const descriptions: Readonly<Record<string, object>> = {
  lang: { description: 'Language that the item was written in, as in ISO 639.' },
  translations: {
    properties: undefined,
    required: undefined,
    additionalProperties: object(['title', 'summary'], { title: text, summary: text }),
    description: 'Title and summary of its translations, by language.',
  },
  sample: { description: 'Made to show the site, and nothing real.' },
  cover: { description: 'Items in lists have only the URL of a small size, and no cover if it has only one size.' },
  licence: {
    description: 'SPDX identifier, or `all-rights-reserved`. Knowledge products of unknown licence have none.',
  },
  ...Object.fromEntries(Object.values(localTimeFields).map((name) => [name, localTime])),
};

export const toSchemaNames = (kind: ContentKind) => {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return { item: name, listed: `Listed${name}` };
};

function toKindSchemas(kind: ContentKind): readonly (readonly [string, object])[] {
  const { entries } = wholeKinds[kind].schema;
  const listedFields = [...listedKinds[kind].summaryFields, 'licence'];
  const listed = Object.entries({ ...entries, cover: listedCover }).filter(([name]) =>
    listedFields.includes(snakeCase(name)),
  );
  const names = toSchemaNames(kind);
  return [
    [names.item, toItemSchema(entries, wholeItemFields)],
    [names.listed, toItemSchema(Object.fromEntries(listed))],
  ];
}

function toItemSchema(entries: v.ObjectEntries, others: object = {}) {
  const { properties = {}, required = [] } = toJsonSchema(v.object(entries), {
    target: 'draft-2020-12',
    // Ignore limits that JSON Schema cannot express, such as functions and patterns with Unicode classes.
    errorMode: 'ignore',
    ignoreActions: ['regex', 'raw_check', 'check'],
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'date' ? { type: 'string', format: 'date-time' } : undefined,
  });
  const described = Object.entries(properties).map(([name, schema]) => [
    name,
    { ...(typeof schema === 'object' ? schema : {}), ...descriptions[name] },
  ]);
  return object(['id', 'source', ...required], {
    id: text,
    source: { type: 'string', format: 'uri', description: "The item's page." },
    ...Object.fromEntries(described),
    ...others,
  });
}

const wholeItemFields = {
  translation: {
    ...object(['lang', 'how', 'translatorName', 'translatorUsername', 'originalTitle', 'updatedAt'], {
      lang: text,
      how: { ...text, enum: translationChoices.how },
      translatorName: text,
      translatorUsername: text,
      originalTitle: text,
      updatedAt: time,
      isOlder: { type: 'boolean', description: 'The original has been changed since it was translated.' },
    }),
    description: 'Whose words title, summary and body are, where they are a translation.',
  },
  bodyTree: {
    type: 'array',
    items: { oneOf: [text, ref('BodyElement')] },
    description: 'The body, which is Markdown, as pages render it.',
  },
};

export const toPageSchema = (item: string) =>
  object(['items', 'next', 'count', 'asOf'], {
    items: { type: 'array', items: ref(item) },
    next: { type: ['string', 'null'], description: '`after` of the next page; null after the last.' },
    count: {
      oneOf: [ref('Count'), { type: 'null' }],
      description: 'Of the whole list, with its first page; null where only reading it would tell.',
    },
    partial: { type: 'boolean', description: 'A search ended before it had found a whole page.' },
    asOf: time,
  });

export const schemas = {
  ...Object.fromEntries(kindNames.flatMap(toKindSchemas)),
  BodyElement: {
    ...object(['tag'], {
      tag: text,
      id: text,
      dir: text,
      href: text,
      src: text,
      alt: text,
      align: text,
      start: { type: 'integer' },
      nodes: { type: 'array', items: { oneOf: [text, ref('BodyElement')] } },
    }),
    description:
      'An HTML element that cannot run scripts. URLs are http, https, mailto, paths of the site or fragments.',
  },
  Person: {
    ...object(['id', 'name', 'source'], { id: text, name: text, source: { type: 'string', format: 'uri' } }),
    description: 'A profile has further fields; the directory has those that its page shows.',
    additionalProperties: true,
  },
  Count: object(['count', 'capped'], {
    count: { type: 'integer', minimum: 0 },
    capped: { type: 'boolean', description: 'There may be more.' },
  }),
  CountryCounts: object(['counts', 'capped', 'asOf'], {
    counts: {
      ...numbers,
      description: 'By the code of the country. Countries without any are absent.',
    },
    capped: { type: 'boolean', description: 'There are more than were counted.' },
    asOf: time,
  }),
  FacetCounts: object(['counts', 'asOf'], {
    counts: {
      type: 'object',
      additionalProperties: numbers,
      description: 'By filter and value. Values without any items are absent.',
    },
    asOf: time,
  }),
  ItemCounts: object(['counts', 'listed', 'asOf'], {
    counts: object(countedProperties, Object.fromEntries(countedProperties.map((name) => [name, numbers]))),
    listed: {
      type: 'object',
      additionalProperties: { type: 'integer', minimum: 0 },
      description:
        'The number of events that are not over, and of open opportunities. Without numbers if the index is older.',
    },
    asOf: time,
  }),
  Month: object(['items', 'capped', 'asOf'], {
    items: { type: 'array', items: ref('MonthEntry') },
    capped: { type: 'boolean', description: 'The month has more than these.' },
    asOf: time,
  }),
  MonthEntry: object(['id', 'title', 'lang', 'first', 'last', 'source'], {
    id: text,
    title: text,
    lang: text,
    translations: translatedTitles,
    first: { type: 'string', format: 'date', description: 'The first day, in its own time zone.' },
    last: { type: 'string', format: 'date', description: 'The last day. Deadlines have one day.' },
    time: { type: 'string', description: 'The local time of the start. Absent for deadlines and all-day events.' },
    status: { type: 'string', description: 'The status of an event, unless it takes place as announced.' },
    source: { type: 'string', format: 'uri', description: "The item's page." },
  }),
  Timeline: object(['items', 'next', 'years', 'programmes', 'asOf'], {
    items: { type: 'array', items: ref('TimelineItem') },
    next: { type: ['string', 'null'], description: '`after` of the next page; null after the last.' },
    years: { ...numbers, description: 'The number of entries of the programme in each year.' },
    programmes: { ...numbers, description: 'The number of entries of the year in each programme.' },
    asOf: time,
  }),
  TimelineItem: object(['kind', 'id', 'title', 'lang', 'day', 'source'], {
    kind: { ...text, enum: ['knowledgeProduct', 'event'] },
    id: text,
    title: text,
    lang: text,
    translations: translatedTitles,
    day: { ...text, description: 'When it was published, or begins: a day, a month or a year.' },
    type: { ...text, enum: listChoices.knowledgeType, description: 'The type of a knowledge product.' },
    programme: { ...text, enum: listChoices.programme },
    sample: { type: 'boolean', ...descriptions['sample'] },
    source: { type: 'string', format: 'uri', description: "The item's page." },
  }),
  SearchResult: object(['kind', 'id', 'title', 'summary', 'tags', 'people', 'source'], {
    kind: { type: 'string', enum: entryKinds },
    id: text,
    title: text,
    summary: { type: 'string', description: 'Its beginning.' },
    tags: texts,
    people: { ...texts, description: 'Authors, speakers, and the bodies behind it.' },
    day: { type: 'string', description: 'When it was published, begins or closes: a day, a month or a year.' },
    lastDay: { type: 'string', format: 'date', description: 'The last day of an event that takes several days.' },
    state: { type: 'string', enum: ['cancelled', 'postponed', 'rolling', 'none'] },
    lang: { type: 'string', description: 'The language of title and summary.' },
    original: { type: 'string', description: 'The language that it is written in, where these are a translation.' },
    programme: { type: 'string', description: 'The code of the programme that it belongs to.' },
    themes: { ...texts, description: 'The codes of its themes.' },
    countries: {
      ...texts,
      description: 'The member states in whose lists it appears (ISO 3166-1 alpha-2), or `002` for all of them.',
    },
    type: { type: 'string', description: 'The type of an opportunity or knowledge product, such as `grant`.' },
    city: { type: 'string', description: 'The city of an event.' },
    matched: { ...texts, description: 'Words, without case and accents, to be marked where they occur.' },
    source: {
      type: 'string',
      format: 'uri',
      description: "The item's page. Its licence is in the answer for the item, by the path of its kind and `id`.",
    },
  }),
  SearchPage: object(['items', 'next', 'count', 'kinds', 'asOf'], {
    items: { type: 'array', items: ref('SearchResult') },
    next: { type: ['string', 'null'], description: '`after` of the next page; null after the last.' },
    count: ref('Count'),
    kinds: {
      type: 'object',
      additionalProperties: { type: 'integer' },
      description: 'How many there are of each kind, whichever is shown.',
    },
    partial: {
      type: 'boolean',
      description: 'True if no item has all words of `q`, so that the results are those with the most words.',
    },
    first: {
      type: 'array',
      items: { type: 'string', enum: entryKinds },
      description: 'The kinds that `q` names, if it names any. Their results come first.',
    },
    people: {
      ...object(['words'], { words: text, country: text }),
      description: 'If `q` asks for people: the `q` and `country` of a search in the directory `people`.',
    },
    suggested: { ...texts, description: 'Where nothing is found: words of many items.' },
    asOf: time,
  }),
  Suggestions: object(['items', 'asOf'], { items: texts, asOf: time }),
  PeoplePage: toPageSchema('Person'),
  PersonAnswer: object(['asOf'], { item: ref('Person'), published: ref('Published'), renamedTo: text, asOf: time }),
  Published: object(
    memberKinds,
    Object.fromEntries(memberKinds.map((kind) => [kind, { type: 'array', items: ref('PublishedItem') }])),
  ),
  PublishedItem: toItemSchema(publishedItemSchema.entries),
  GoneError: object(['error', 'asOf'], {
    error: object(['code', 'message', 'removedAt'], {
      code: { const: 'gone' },
      message: text,
      removedAt: time,
      // Set if reviewers removed the item.
      reason: text,
      title: text,
      authorName: text,
      publishedAt: time,
    }),
    asOf: time,
  }),
  AuthorAnswer: object(['author', 'asOf'], {
    author: {
      oneOf: [object(['uid', 'username', 'name'], { uid: text, username: text, name: text }), { type: 'null' }],
    },
    asOf: time,
  }),
  ProgrammeItems: object(['programmes', 'asOf'], {
    programmes: object(
      listChoices.programme,
      Object.fromEntries(
        listChoices.programme.map((programme) => [
          programme,
          { type: 'array', items: object(['path', 'title', 'lang'], { path: text, title: text, lang: text }) },
        ]),
      ),
    ),
    asOf: time,
  }),
  ProgrammePageAnswer: object(['page', 'asOf'], {
    page: { oneOf: [ref('ProgrammePage'), { type: 'null' }] },
    asOf: time,
  }),
  ProgrammePage: object(['programme', 'lang', 'content', 'revision', 'publishedAt', 'source'], {
    programme: { ...text, enum: programmePageIds },
    lang: { ...text, enum: languages },
    content: {
      type: 'object',
      additionalProperties: true,
      description:
        'Sections of statements, milestones, publications, the team, gaps, and `sources` by id, each with the day on which it was checked. ' +
        'The page about the site has sections of paragraphs.',
    },
    revision: { type: 'integer', minimum: 1 },
    publishedAt: time,
    source: { type: 'string', format: 'uri', description: 'The page.' },
  }),
  Error: object(['error'], {
    error: object(['code', 'message'], { code: text, message: text, parameter: text }),
  }),
};

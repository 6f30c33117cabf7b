import { localTimeFields, listChoices } from '@adp/shared-data/fields';
import { isSingle, listDefinitions, memberKinds } from '@adp/shared-data/lists';
import { programmePageIds } from '@adp/shared-data/programme-page';
import { translationChoices } from '@adp/shared-data/translation';
import { languages } from '@adp/shared-ui/languages';
import { entryKinds, groupSize } from '@adp/shared-ui/search-index';
import { collections, type Collection } from './collections';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const text = { type: 'string' };
const time = { type: 'string', format: 'date-time' };
const localTime = {
  type: 'string',
  format: 'date-time',
  description:
    'The announced local time in `timezone`, with the offset that was in force when it was written. ' +
    '`startsAt`, `endsAt`, `deadlineAt` and similar fields contain the same time as an instant. Absent in older items.',
};
const texts = { type: 'array', items: text };
const object = (required: readonly string[], properties: object) => ({ type: 'object', required, properties });

const licence = {
  type: 'string',
  description: 'SPDX identifier, or `all-rights-reserved`. Knowledge products of unknown licence have none.',
};

const errors = {
  '304': { description: 'The caller has the answer: its `ETag` was sent in `If-None-Match`.' },
  '429': { description: 'Too many requests from this address in a minute.', ...json(ref('Error')) },
  '503': { description: 'The data does not answer. `Retry-After` says when to try again.', ...json(ref('Error')) },
};
const invalid = { '400': { description: 'A parameter cannot be used; the error names it.', ...json(ref('Error')) } };
const gone = { '410': { description: 'It was public once, and was removed.', ...json(ref('GoneError')) } };
const missing = { '404': { description: 'There is nothing here that the public may see.', ...json(ref('Error')) } };
const after = {
  name: 'after',
  in: 'query',
  description: 'Where the page begins: `next` of the page before.',
  schema: text,
};

/** The endpoints in OpenAPI's terms: `services/edge/openapi.json`, and what `/api/v1/openapi.json` answers. */
// eslint-disable-next-line max-lines-per-function -- one document, part by part
export function describeApi(site: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'African Digital Policy: public data',
      version: '1.0.0',
      description:
        'What the site shows to everybody, for reading. Answers are at most 60 seconds old. Each item names its `licence`, where one is known, ' +
        'and its `source`, the page to refer to. A result of the search names its `source` alone: its licence is in the answer for the item. ' +
        'Profiles are the personal data of members and have no licence. ' +
        'An address has 600 requests a minute, which may cause 120 reads of what is not in memory; beyond either the answer is 429. ' +
        'Of these requests 30 may ask for what is newest with `fresh`; beyond that the answer is as for everybody. Fields may be added within a version; none is renamed or removed.',
      license: { name: 'Apache License 2.0 (the interface; items have their own)', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${site}/api/v1` }],
    paths: {
      ...Object.fromEntries(collections.flatMap(describeCollection)),
      '/search': {
        get: {
          operationId: 'search',
          summary: 'Published items of all kinds and languages by words, the best first',
          parameters: [
            {
              name: 'q',
              in: 'query',
              required: true,
              description:
                'Words of titles, names of authors and bodies, summaries and tags, in any form; small slips are forgiven.',
              schema: { ...text, minLength: 1, maxLength: 150 },
            },
            { name: 'in', in: 'query', description: 'Of one kind only.', schema: { ...text, enum: entryKinds } },
            {
              name: 'lang',
              in: 'query',
              schema: { ...text, enum: listChoices.lang },
              description:
                'Shows what is translated into it in this language; otherwise in the one that fits the words best.',
            },
            after,
            {
              name: 'group',
              in: 'query',
              schema: { ...text, enum: ['kind'] },
              description: `The best ${groupSize} of each kind on one page, the kind of the best result first; without \`in\` and \`after\`.`,
            },
          ],
          responses: { '200': { description: 'A page.', ...json(ref('SearchPage')) }, ...invalid, ...errors },
        },
      },
      '/search/suggestions': {
        get: {
          operationId: 'suggestSearches',
          summary: 'Searches to begin with: words of many items, the most frequent first',
          responses: { '200': { description: 'The words.', ...json(ref('Suggestions')) }, ...missing, ...errors },
        },
      },
      '/search/{file}': {
        get: {
          operationId: 'getSearchFile',
          summary: 'A file of the search index: index.json, which names the others, or one of those',
          parameters: [{ name: 'file', in: 'path', required: true, schema: text }],
          responses: { '200': { description: 'The file.', ...json({ type: 'object' }) }, ...missing, ...errors },
        },
      },
      '/people': {
        get: {
          operationId: 'listPeople',
          summary: 'Members who chose to be listed, by name',
          parameters: [
            { name: 'q', in: 'query', description: 'Words of a name, company or position.', schema: text },
            after,
          ],
          responses: { '200': { description: 'A page.', ...json(ref('PeoplePage')) }, ...invalid, ...errors },
        },
      },
      '/people/{username}': {
        get: {
          operationId: 'getPerson',
          summary: 'A public profile with the newest four items of each kind, or the present name of who had this one',
          parameters: [{ name: 'username', in: 'path', required: true, schema: text }],
          responses: {
            '200': { description: 'The profile.', ...json(ref('PersonAnswer')) },
            ...missing,
            ...gone,
            ...errors,
          },
        },
      },
      '/authors/{username}': {
        get: {
          operationId: 'getAuthor',
          summary: 'Who a username leads to, a former one too; null where the public sees no such profile',
          parameters: [{ name: 'username', in: 'path', required: true, schema: text }],
          responses: { '200': { description: 'The author.', ...json(ref('AuthorAnswer')) }, ...errors },
        },
      },
      '/programme-pages/{page}': {
        get: {
          operationId: 'getProgrammePage',
          summary:
            "What a programme's editors have published of its page; null where it is as it was written with the site",
          parameters: [
            { name: 'page', in: 'path', required: true, schema: { ...text, enum: programmePageIds } },
            {
              name: 'lang',
              in: 'query',
              description: 'The language; where there is none in it, the page is in English.',
              schema: { ...text, enum: languages, default: 'en' },
            },
          ],
          responses: {
            '200': { description: 'The page.', ...json(ref('ProgrammePageAnswer')) },
            ...invalid,
            ...missing,
            ...errors,
          },
        },
      },
    },
    components: { schemas },
  };
}

function describeCollection({ path, kind }: Collection): readonly (readonly [string, object])[] {
  const fields = listDefinitions[kind].fields.map((field) => {
    const { name, values, fallback } = field;
    const value = {
      type: 'string',
      ...(values instanceof RegExp ? { pattern: values.source } : { enum: values }),
      ...(fallback !== undefined && { default: fallback }),
    };
    const schema = isSingle(field) ? value : { type: 'array', items: value };
    return { name, in: 'query', schema, ...(!isSingle(field) && { explode: true, description: 'Any of its values.' }) };
  });
  return [
    [
      `/${path}`,
      {
        get: {
          operationId: `list-${path}`,
          summary: `What is published of ${path}; filters match all together`,
          parameters: [...fields, after],
          responses: { '200': { description: 'A page.', ...json(ref('ItemPage')) }, ...invalid, ...errors },
        },
      },
    ],
    [
      `/${path}/{id}`,
      {
        get: {
          operationId: `get-${path}`,
          summary: `One of ${path} with all its fields`,
          parameters: [
            { name: 'id', in: 'path', required: true, schema: text },
            {
              name: 'lang',
              in: 'query',
              description:
                'The language of title, summary and body, where there is a translation; else they are as written.',
              schema: { ...text, enum: listChoices.lang },
            },
          ],
          responses: {
            '200': { description: 'The item.', ...json(ref('ItemAnswer')) },
            ...invalid,
            ...missing,
            ...gone,
            ...errors,
          },
        },
      },
    ],
  ];
}

const toPageSchema = (item: string) =>
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

const schemas = {
  Item: {
    ...object(['id', 'title', 'lang', 'themes', 'sample', 'source'], {
      id: text,
      title: text,
      lang: { type: 'string', description: 'Language that the item was written in, as in ISO 639.' },
      translations: {
        type: 'object',
        additionalProperties: object(['title', 'summary'], { title: text, summary: text }),
        description: 'Title and summary of its translations, by language.',
      },
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
        description: 'The body, which is Markdown, as pages render it. With the item itself, not in lists.',
      },
      themes: texts,
      programme: text,
      sample: { type: 'boolean', description: 'Made to show the site, and nothing real.' },
      licence,
      source: { type: 'string', format: 'uri', description: "The item's page." },
      publishedAt: time,
      updatedAt: time,
      ...Object.fromEntries(Object.values(localTimeFields).map((name) => [name, localTime])),
    }),
    description: 'Further fields depend on the kind; a list has those that its page shows.',
    additionalProperties: true,
  },
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
  SearchResult: object(['kind', 'id', 'title', 'summary', 'tags', 'people', 'source'], {
    kind: { type: 'string', enum: entryKinds },
    id: text,
    title: text,
    summary: { type: 'string', description: 'Its beginning.' },
    tags: texts,
    people: { ...texts, description: 'Authors, speakers, and the bodies behind it.' },
    day: { type: 'string', description: 'When it was published, begins or closes: a day, a month or a year.' },
    state: { type: 'string', enum: ['cancelled', 'postponed', 'rolling', 'none'] },
    lang: { type: 'string', description: 'The language of title and summary.' },
    original: { type: 'string', description: 'The language that it is written in, where these are a translation.' },
    programme: { type: 'string', description: 'The code of the programme that it belongs to.' },
    themes: { ...texts, description: 'The codes of its themes.' },
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
    suggested: { ...texts, description: 'Where nothing is found: words of many items.' },
    asOf: time,
  }),
  Suggestions: object(['items', 'asOf'], { items: texts, asOf: time }),
  ItemPage: toPageSchema('Item'),
  PeoplePage: toPageSchema('Person'),
  ItemAnswer: object(['item', 'asOf'], { item: ref('Item'), asOf: time }),
  PersonAnswer: object(['asOf'], { item: ref('Person'), published: ref('Published'), renamedTo: text, asOf: time }),
  Published: object(
    memberKinds,
    Object.fromEntries(memberKinds.map((kind) => [kind, { type: 'array', items: ref('PublishedItem') }])),
  ),
  PublishedItem: object(['id', 'title', 'lang', 'source'], {
    id: text,
    title: text,
    lang: text,
    licence,
    source: { type: 'string', format: 'uri' },
    publishedAt: time,
    startsAt: time,
    startsLocal: localTime,
    deadlineAt: time,
    deadlineLocal: localTime,
    timezone: text,
  }),
  GoneError: object(['error', 'asOf'], {
    error: object(['code', 'message', 'removedAt'], {
      code: { const: 'gone' },
      message: text,
      removedAt: time,
      // Of what reviewers have removed.
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

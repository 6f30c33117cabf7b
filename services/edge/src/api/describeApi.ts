import { listChoices } from '@adp/shared-data/fields';
import { isSingle, listDefinitions } from '@adp/shared-data/lists';
import { programmePageIds } from '@adp/shared-data/programme-page';
import { languages } from '@adp/shared-ui/languages';
import { entryKinds, groupSize } from '@adp/shared-ui/search-index';
import { collections, type Collection } from './collections';
import { object, ref, schemas, text, time, toPageSchema, toSchemaNames } from './describeSchemas';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

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

/** Describes the endpoints as OpenAPI, for `services/edge/openapi.json` and for `/api/v1/openapi.json`. */
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
  const names = toSchemaNames(kind);
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
          responses: { '200': { description: 'A page.', ...json(toPageSchema(names.listed)) }, ...invalid, ...errors },
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
            '200': {
              description: 'The item.',
              ...json(object(['item', 'asOf'], { item: ref(names.item), asOf: time })),
            },
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

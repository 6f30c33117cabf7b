/* eslint-disable max-lines -- a table of all endpoints */
import { toBulkFile } from '@adp/shared-data/content';
import { listChoices, memberStates } from '@adp/shared-data/fields';
import { countedFilters, isSingle, listDefinitions, monthPattern } from '@adp/shared-data/lists';
import { programmePageIds } from '@adp/shared-data/programme-page';
import { languages } from '@adp/shared-ui/languages';
import { countedProperties, entryKinds, groupSize, timelineYear } from '@adp/shared-ui/search-index';
import { collections, type Collection, isInCalendar } from './collections';
import { object, ref, schemas, text, time, toPageSchema, toSchemaNames } from './describeSchemas';
import { maxItems } from './parameters';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const errors = {
  '304': { description: 'The caller has the answer: its `ETag` was sent in `If-None-Match`.' },
  '429': { description: 'Too many requests from this address in a minute.', ...json(ref('Error')) },
  '503': { description: 'The data does not answer. `Retry-After` says when to try again.', ...json(ref('Error')) },
};
const invalid = { '400': { description: 'A parameter cannot be used; the error names it.', ...json(ref('Error')) } };
const gone = { '410': { description: 'It was public once, and was removed.', ...json(ref('GoneError')) } };
const missing = { '404': { description: 'There is nothing here that the public may see.', ...json(ref('Error')) } };

const inQuery = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema });
const inPath = (name: string, schema: object = text) => ({ name, in: 'path', required: true, schema });
const ofProgramme = inQuery('programme', 'Only items of this programme.', { ...text, enum: listChoices.programme });
const after = inQuery('after', 'Where the page begins: `next` of the page before.', text);

interface Endpoint {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly object[];
  readonly answer: readonly [description: string, schema: object];
  readonly others?: object;
}

function describeEndpoint({ answer: [description, schema], others, ...endpoint }: Endpoint) {
  return { get: { ...endpoint, responses: { '200': { description, ...json(schema) }, ...others, ...errors } } };
}

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
      '/items': describeEndpoint({
        operationId: 'getItems',
        summary: 'Several items of any kind, with all fields but the body',
        parameters: [
          {
            ...inQuery('id', `Paths of up to ${maxItems} items, such as \`events/a1\`.`, {
              type: 'array',
              items: text,
              minItems: 1,
              maxItems,
            }),
            required: true,
            explode: true,
          },
          inQuery(
            'lang',
            'The language of title and summary, where there is a translation; else they are as written.',
            {
              ...text,
              enum: listChoices.lang,
            },
          ),
        ],
        answer: [
          'The items with their paths, and the paths of those that are not public.',
          object(['items', 'missing'], {
            items: { type: 'array', items: object(['path'], { path: text }) },
            missing: { type: 'array', items: text },
          }),
        ],
        others: invalid,
      }),
      '/search': describeEndpoint({
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
          inQuery('in', 'Of one kind only.', { ...text, enum: entryKinds }),
          inQuery(
            'lang',
            'Shows what is translated into it in this language; otherwise in the one that fits the words best.',
            { ...text, enum: listChoices.lang },
          ),
          after,
          inQuery(
            'group',
            `The best ${groupSize} of each kind on one page, the kind of the best result first; without \`in\` and \`after\`.`,
            { ...text, enum: ['kind'] },
          ),
        ],
        answer: ['A page.', ref('SearchPage')],
        others: invalid,
      }),
      '/search/suggestions': describeEndpoint({
        operationId: 'suggestSearches',
        summary: 'Searches to begin with: words of many items, the most frequent first',
        answer: ['The words.', ref('Suggestions')],
        others: missing,
      }),
      '/search/{file}': describeEndpoint({
        operationId: 'getSearchFile',
        summary: 'A file of the search index: index.json, which names the others, or one of those',
        parameters: [inPath('file')],
        answer: ['The file.', { type: 'object' }],
        others: missing,
      }),
      '/bulk/{file}': {
        get: {
          operationId: 'getBulkFile',
          summary:
            'All published items of a kind as JSON Lines, compressed with gzip and written every night; without the body if its licence does not let others publish it',
          parameters: [inPath('file', { ...text, enum: collections.map(({ kind }) => toBulkFile(kind)) })],
          responses: { '302': { description: 'The URL of the file.' }, ...missing, '429': errors['429'] },
        },
      },
      '/counts': describeEndpoint({
        operationId: 'countItems',
        summary: 'The number of published items by property, as of the last update of the search index',
        parameters: [ofProgramme],
        answer: ['The numbers.', ref('ItemCounts')],
        others: { ...invalid, ...missing },
      }),
      '/counts/{file}': {
        get: {
          operationId: 'getCountsFile',
          summary: 'The numbers of one property as CSV',
          parameters: [inPath('file', { ...text, enum: countedProperties.map((name) => `${name}.csv`) }), ofProgramme],
          responses: {
            '200': { description: 'The table.', content: { 'text/csv': { schema: text } } },
            ...invalid,
            ...missing,
            ...errors,
          },
        },
      },
      '/timeline': describeEndpoint({
        operationId: 'listTimeline',
        summary:
          'Dated publications, and events that have begun, newest first, as of the last update of the search index',
        parameters: [
          inQuery('programme', 'Only entries of this programme.', { ...text, enum: listChoices.programme }),
          inQuery('year', 'Only entries of this year.', { ...text, pattern: timelineYear.source }),
          after,
        ],
        answer: ['A page.', ref('Timeline')],
        others: { ...invalid, ...missing },
      }),
      '/countries/people': describeEndpoint({
        operationId: 'countPeople',
        summary: 'The number of listed members in each country',
        answer: ['The numbers.', ref('CountryCounts')],
      }),
      '/people': describeEndpoint({
        operationId: 'listPeople',
        summary: 'Members who chose to be listed, by name',
        parameters: [
          inQuery('q', 'Words of a name, company, position or area of expertise.', text),
          inQuery('country', 'Only members in this country.', { ...text, enum: memberStates }),
          inQuery('language', 'Only members who speak this language, as a code of ISO 639.', text),
          inQuery('expertise', 'Only members with this area of expertise, as in profiles.', text),
          after,
        ],
        answer: ['A page.', ref('PeoplePage')],
        others: invalid,
      }),
      '/people/{username}': describeEndpoint({
        operationId: 'getPerson',
        summary: 'A public profile with the newest four items of each kind, or the present name of who had this one',
        parameters: [inPath('username')],
        answer: ['The profile.', ref('PersonAnswer')],
        others: { ...missing, ...gone },
      }),
      '/authors/{username}': describeEndpoint({
        operationId: 'getAuthor',
        summary: 'Who a username leads to, a former one too; null where the public sees no such profile',
        parameters: [inPath('username')],
        answer: ['The author.', ref('AuthorAnswer')],
      }),
      '/programme-pages/{page}': describeEndpoint({
        operationId: 'getProgrammePage',
        summary:
          "What a programme's editors have published of its page; null where it is as it was written with the site",
        parameters: [
          inPath('page', { ...text, enum: programmePageIds }),
          inQuery('lang', 'The language of the page. A page without this language is returned in English.', {
            ...text,
            enum: languages,
            default: 'en',
          }),
        ],
        answer: ['The page.', ref('ProgrammePageAnswer')],
        others: { ...invalid, ...missing },
      }),
      '/programme-items': describeEndpoint({
        operationId: 'listProgrammeItems',
        summary: 'The items that each programme page shows: knowledge products, upcoming events and open opportunities',
        parameters: [
          inQuery('lang', 'The language of titles, where there is a translation; else they are as written.', {
            ...text,
            enum: listChoices.lang,
          }),
        ],
        answer: ['The items by programme.', ref('ProgrammeItems')],
        others: invalid,
      }),
    },
    components: { schemas },
  };
}

function describeMonth({ path }: Collection, fields: readonly object[]): readonly [string, object] {
  const month = inQuery('month', 'The month, such as 2026-12.', { ...text, pattern: monthPattern.source });
  return [
    `/months/${path}`,
    describeEndpoint({
      operationId: `list-month-${path}`,
      summary: `The days of ${path} in a month; filters match all together, except those for dates`,
      parameters: [{ ...month, required: true }, ...fields],
      answer: ['The days.', ref('Month')],
      others: invalid,
    }),
  ];
}

function describeCollection(collection: Collection): readonly (readonly [string, object])[] {
  const { path, kind } = collection;
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
      describeEndpoint({
        operationId: `list-${path}`,
        summary: `What is published of ${path}; filters match all together`,
        parameters: [...fields, after],
        answer: ['A page.', toPageSchema(names.listed)],
        others: invalid,
      }),
    ],
    [
      `/countries/${path}`,
      describeEndpoint({
        operationId: `count-${path}`,
        summary: `The number of ${path} in each country; filters match all together`,
        parameters: fields,
        answer: ['The numbers.', ref('CountryCounts')],
        others: invalid,
      }),
    ],
    [
      `/facets/${path}`,
      describeEndpoint({
        operationId: `count-facets-${path}`,
        summary: `The number of ${path} for each value of each filter, as of the last update of the search index`,
        parameters: fields.filter(({ name }) => countedFilters(kind).some((field) => field.name === name)),
        answer: ['The numbers. The chosen values of a filter do not restrict its own numbers.', ref('FacetCounts')],
        others: { ...invalid, ...missing },
      }),
    ],
    ...(isInCalendar(collection) ? [describeMonth(collection, fields)] : []),
    [
      `/${path}/{id}`,
      describeEndpoint({
        operationId: `get-${path}`,
        summary: `One of ${path} with all its fields`,
        parameters: [
          inPath('id'),
          inQuery(
            'lang',
            'The language of title, summary and body, where there is a translation; else they are as written.',
            { ...text, enum: listChoices.lang },
          ),
        ],
        answer: ['The item.', object(['item', 'asOf'], { item: ref(names.item), asOf: time })],
        others: { ...invalid, ...missing, ...gone },
      }),
    ],
  ];
}

import { isSingle, listDefinitions } from '@adp/shared-data';
import { collections, type Collection } from './collections';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const text = { type: 'string' };
const time = { type: 'string', format: 'date-time' };
const texts = { type: 'array', items: text };
const object = (required: readonly string[], properties: object) => ({ type: 'object', required, properties });

const errors = {
  '304': { description: 'The caller has the answer: its `ETag` was sent in `If-None-Match`.' },
  '429': { description: 'Too many requests from this address in a minute.', ...json(ref('Error')) },
  '503': { description: 'The data does not answer. `Retry-After` says when to try again.', ...json(ref('Error')) },
};
const invalid = { '400': { description: 'A parameter cannot be used; the error names it.', ...json(ref('Error')) } };
const missing = { '404': { description: 'There is nothing here that the public may see.', ...json(ref('Error')) } };
const after = {
  name: 'after',
  in: 'query',
  description: 'Where the page begins: `next` of the page before.',
  schema: text,
};

/** The endpoints in OpenAPI's terms: `edge/openapi.json`, and what `/api/v1/openapi.json` answers. */
export function describeApi(site: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'African Digital Policy: public data',
      version: '1.0.0',
      description:
        'What the site shows to everybody, for reading. Answers are at most 60 seconds old. Each item names its `licence`, where one is known, ' +
        'and its `source`, the page to refer to. Profiles are the personal data of members and have no licence. ' +
        'An address has 600 requests a minute. Fields may be added within a version; none is renamed or removed.',
      license: { name: 'Apache License 2.0 (the interface; items have their own)', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${site}/api/v1` }],
    paths: {
      ...Object.fromEntries(collections.flatMap(describeCollection)),
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
          summary: 'A public profile, or the present name of who had this one',
          parameters: [{ name: 'username', in: 'path', required: true, schema: text }],
          responses: { '200': { description: 'The profile.', ...json(ref('PersonAnswer')) }, ...missing, ...errors },
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
          parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
          responses: { '200': { description: 'The item.', ...json(ref('ItemAnswer')) }, ...missing, ...errors },
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
      lang: { type: 'string', description: 'Language of the text, as in ISO 639.' },
      themes: texts,
      programme: text,
      sample: { type: 'boolean', description: 'Made to show the site, and nothing real.' },
      licence: {
        type: 'string',
        description: 'SPDX identifier, or `all-rights-reserved`; absent where none is known.',
      },
      source: { type: 'string', format: 'uri', description: "The item's page." },
      publishedAt: time,
      updatedAt: time,
    }),
    description: 'Further fields depend on the kind; a list has those that its page shows.',
    additionalProperties: true,
  },
  Person: {
    ...object(['id', 'name', 'source'], { id: text, name: text, source: { type: 'string', format: 'uri' } }),
    additionalProperties: true,
  },
  Count: object(['count', 'capped'], {
    count: { type: 'integer', minimum: 0 },
    capped: { type: 'boolean', description: 'There may be more.' },
  }),
  ItemPage: toPageSchema('Item'),
  PeoplePage: toPageSchema('Person'),
  ItemAnswer: object(['item', 'asOf'], { item: ref('Item'), asOf: time }),
  PersonAnswer: object(['asOf'], { item: ref('Person'), renamedTo: text, asOf: time }),
  Error: object(['error'], {
    error: object(['code', 'message'], { code: text, message: text, parameter: text }),
  }),
};

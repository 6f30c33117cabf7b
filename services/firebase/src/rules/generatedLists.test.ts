/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choices, limits, wholeKinds } from '@adp/shared-data/content';
import { snakeCase, toStored } from '@adp/shared-data/fields';
import { userSchema } from '@adp/shared-data/member';
import { smallest, smallestUser, toWireFields } from '@adp/shared-data/testing';
import { evaluate, fieldsToMap, parseRules, toTimestamp } from '@adp/local-firebase/testing';
import * as v from 'valibot';
import { randomSource } from '@adp/seed/random';
import { findConditions } from './conditions';
import { writtenKinds } from './sampleDocuments';

// Rules and schemas must accept the same values of list fields. Otherwise a member could store a document that readers
// cannot parse. This test evaluates only the conditions on list fields, because evaluating all rules would take
// minutes.

const documents = 20_000;
const text = readFileSync(join(__dirname, '../../firestore.rules'), 'utf8');
const schemas = {
  ...Object.fromEntries(writtenKinds.map((kind) => [kind, [wholeKinds[kind].schema.entries, smallest[kind]] as const])),
  user: [userSchema.entries, smallestUser] as const,
};

interface ListField {
  readonly name: string;
  readonly conditions: string;
  readonly base: Readonly<Record<string, unknown>>;
  readonly stored: string;
  readonly schema: v.GenericSchema;
}

/** List fields of all schemas that members write, with the conditions of the rules on each field. */
const fields: readonly ListField[] = Object.entries(schemas).flatMap(([kind, [entries, base]]) =>
  Object.entries(entries)
    .filter(([, schema]) => schema.type === 'array')
    .map(([name, schema]) => {
      const stored = snakeCase(name);
      const conditions = findConditions(text, kind, stored) ?? findConditions(text, 'common', stored);
      if (conditions === undefined) throw new Error(`The rules say nothing of ${kind}.${stored}.`);
      return { name: `${kind}_${stored}`, conditions, base: toStored({ ...base }), stored, schema };
    }),
);

// Rules with the functions of firestore.rules, and for each list field a collection that checks only that field.
const service = text.indexOf('match /articles/');
const rules = parseRules(`${text.slice(0, service)}
${fields.map(({ name, conditions }) => `function demands_${name}(data) { return ${conditions}; }`).join('\n')}
${fields.map(({ name }) => `match /${name}/{id} { allow create: if demands_${name}(request.resource.data); }`).join('\n')}
${text.slice(text.indexOf('// ── Members'), text.indexOf('match /users/'))} } }`);
const time = toTimestamp(new Date());
const missing = () => null;

/** Rules with a single collection, by list field. Matching a path against all collections would be slow. */
const rulesByName = new Map(
  fields.map(({ name }, index) => [
    name,
    {
      ...rules,
      services: rules.services.map((service) => ({
        ...service,
        matches: service.matches.map((root) => ({ ...root, matches: root.matches.slice(index, index + 1) })),
      })),
    },
  ]),
);
const bases = new Map(fields.map(({ name, base }) => [name, fieldsToMap(toWireFields(base))]));

function isAllowed({ name, stored }: ListField, value: unknown): boolean {
  const data = new Map([...(bases.get(name) ?? []), ...fieldsToMap(toWireFields({ [stored]: value }))]);
  return evaluate(rulesByName.get(name) ?? rules, {
    service: 'cloud.firestore',
    method: 'create',
    path: `/databases/(default)/documents/${name}/one`,
    auth: null,
    time,
    resource: null,
    requestResource: data,
    documents: { before: missing, after: missing },
  }).allowed;
}

const random = randomSource(2063);
const words: readonly string[] = [
  ...[choices.theme, choices.applicantType, choices.careerStage, choices.platform].flat(),
  ...[
    'KE',
    'ZA',
    'AU-W',
    'AU-X',
    'en',
    'fr',
    'swa',
    'https://example.org/a',
    'https://example.org/b',
    'a tag',
    '😀',
    'ke',
  ],
];
const oddities = [
  '',
  ',',
  ' ',
  '\n',
  '.',
  '\\',
  '|',
  '\u0000',
  '\u200b',
  'x'.repeat(limits.url.max),
  '()',
  '[',
  '$',
  '٤',
];
const others: readonly unknown[] = [null, 7, 1.5, true, {}, { 0: 'health' }, new Date(0), NaN];

/**
 * Returns a random item: in most cases a valid item, otherwise a joined, truncated or changed text, or no text at all.
 */
function drawItem(from: readonly string[]): unknown {
  const word = random.pick(from);
  if (random.chance(0.8)) return word;
  return random.pick<() => unknown>([
    () => word + random.pick(from),
    () => `${word},${random.pick(from)}`,
    () => `${word}${random.pick(oddities)}`,
    () => random.pick(oddities) + word,
    () => random.pick(oddities),
    () => word.slice(0, -1),
    () => word.toUpperCase(),
    () => random.pick(others),
  ])();
}

function drawValue(): unknown {
  if (random.chance(0.02)) return random.pick([...others, 'health', 'health,energy', '']);
  // Draws the items of a list from a few words, so that the whole list is often valid.
  const from = random.some(words, 1, 24);
  const length = random.chance(0.05) ? random.whole(4, 22) : random.whole(0, 4);
  const items = Array.from({ length }, () => drawItem(from));
  return random.chance(0.7) ? [...new Set(items)] : items;
}

test('the rules and the schemas agree on 20,000 generated lists', () => {
  const disagreements: string[] = [];
  const accepted = new Map(fields.map(({ name }) => [name, 0]));
  for (let index = 0; index < documents; index += 1) {
    const field = fields[index % fields.length];
    if (!field) break;
    const choice: readonly string[] | undefined = getChoices(field.schema);
    const value =
      choice && random.chance(0.7) ? Array.from({ length: random.whole(0, 4) }, () => drawItem(choice)) : drawValue();
    const fits = v.safeParse(field.schema, value).success;
    if (fits) accepted.set(field.name, (accepted.get(field.name) ?? 0) + 1);
    if (isAllowed(field, value) !== fits)
      disagreements.push(`${field.name} ${JSON.stringify(value)}: the schema ${fits ? 'takes' : 'refuses'} it`);
  }
  expect(disagreements.slice(0, 10)).toEqual([]);
  // The schemas must accept some lists. Otherwise rules that reject every list would also pass this test.
  for (const [name, count] of accepted) expect([name, count > 50]).toEqual([name, true]);
}, 120_000);

/** Returns the valid items of a list field with fixed choices, or undefined for other lists. */
function getChoices(schema: v.GenericSchema): readonly string[] | undefined {
  const { item } = schema as { item?: { options?: readonly string[] } };
  return item?.options;
}

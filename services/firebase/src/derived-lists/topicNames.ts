import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindNames } from '@adp/shared-data/content';
import { listDefinitions } from '@adp/shared-data/lists';

/** The fields whose values Intl names, or that have the same name in all languages. */
const namedElsewhere = new Set(['language', 'lang', 'programme', 'platform', 'year', 'author', 'order']);

/** Path of the generated file of a language, relative to the root of the repository. */
export const topicNamesFile = (language: string) => `packages/shared-data/src/alerts/topic-names/${language}.json`;

/**
 * Returns the names of kinds, regions and filter values in a language, from the catalogs of the content app. Servers
 * need these names for emails and may not import an app.
 */
export function listTopicNames(root: string, language: string): Readonly<Record<string, string>> {
  const folder = join(root, 'mfe-content/src');
  const isCatalog = new RegExp(`/messages/([a-z-]+-)?${language}[.]json$`);
  const catalogs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isCatalog.test(`/${file}`))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, string>>);
  const messages: Readonly<Record<string, string>> = Object.assign({}, ...catalogs);
  const fields = kindNames.flatMap((kind) => listDefinitions[kind].fields.map(({ name }) => name));
  const prefixes = [...new Set(['region', ...fields])].filter((name) => !namedElsewhere.has(name));
  const names = Object.entries(messages).flatMap(([id, text]) => {
    if (id.startsWith('kind.') && kindNames.some((kind) => id === `kind.${kind}`)) return [[id, text] as const];
    return prefixes.some((prefix) => id.startsWith(`value.${prefix}.`))
      ? [[id.slice('value.'.length), text] as const]
      : [];
  });
  return Object.fromEntries(names.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const printTopicNames = (names: Readonly<Record<string, string>>) => `${JSON.stringify(names, null, 2)}\n`;

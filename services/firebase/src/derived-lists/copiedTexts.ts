import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindNames } from '@adp/shared-data/content';
import { listDefinitions } from '@adp/shared-data/lists';

/** The fields whose values Intl names, or that have the same name in all languages. */
const namedElsewhere = new Set(['language', 'lang', 'programme', 'platform', 'year', 'author', 'order']);

/** Path of the generated file of a language, relative to the root of the repository. */
const topicNamesFile = (language: string) => `packages/shared-data/src/alerts/topic-names/${language}.json`;

/** Path of the account app's generated catalog, whose ids begin with `topic.`. */
const topicCatalogFile = (language: string) => `mfe-account/src/messages/topics-${language}.json`;

/** Path of the generated file of a language, relative to the root of the repository. */
const notificationTextsFile = (language: string) => `services/functions/src/mail/notification-texts/${language}.json`;

/** Returns the sentences of notifications in a language, from the catalogs of the account app. */
function listNotificationTexts(root: string, language: string): Readonly<Record<string, string>> {
  const messages = readCatalogs(join(root, 'mfe-account/src'), language);
  const ids = Object.keys(messages).filter((id) => /^notifications[.](event[.]|reason$)/.test(id));
  return Object.fromEntries(ids.sort().map((id) => [id, messages[id] ?? '']));
}

/**
 * Returns the names of kinds, regions and filter values in a language, from the catalogs of the content app. Servers
 * need these names for emails and may not import an app.
 */
function listTopicNames(root: string, language: string): Readonly<Record<string, string>> {
  const messages = readCatalogs(join(root, 'mfe-content/src'), language);
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

/** Returns the copies of a language, with their paths relative to the root of the repository. */
export const copiedTexts = (root: string, language: string) => [
  { file: topicNamesFile(language), texts: listTopicNames(root, language) },
  { file: topicCatalogFile(language), texts: withPrefix('topic.', listTopicNames(root, language)) },
  { file: notificationTextsFile(language), texts: listNotificationTexts(root, language) },
];

const withPrefix = (prefix: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [prefix + id, text]));

export const printTexts = (names: Readonly<Record<string, string>>) => `${JSON.stringify(names, null, 2)}\n`;

function readCatalogs(folder: string, language: string): Readonly<Record<string, string>> {
  const isCatalog = new RegExp(`/messages/([a-z-]+-)?${language}[.]json$`);
  const catalogs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isCatalog.test(`/${file}`))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<Record<string, string>>);
  return Object.assign({}, ...catalogs);
}

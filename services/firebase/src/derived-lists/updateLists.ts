import { resolve } from 'node:path';
import { choices, collections as collectionsByKind, contentCollections, memberKinds } from '@adp/shared-data/content';
import { reservedUsernames, reservedWords } from '@adp/shared-data/member';
import { roleNames } from '@adp/shared-data/roles';
import { printShapes } from './shapes';

/** Files that repeat facts from packages. */
export const files = [
  'services/firebase/firestore.rules',
  'services/firebase/storage.rules',
  'config/sites/site.schema.json',
].map((file) => resolve(import.meta.dirname, '../../../..', file));

/** Facts that packages declare and that `files` repeat, because rules and JSON schemas cannot import them. */
export interface Definitions {
  readonly languages: readonly string[];
  /** Roles in ascending order. */
  readonly roleNames: readonly string[];
  readonly reservedUsernames: readonly string[];
  readonly reservedWords: readonly string[];
  /** Collections whose items members write. `collections` contains all collections of content. */
  readonly memberCollections: readonly string[];
  readonly collections: readonly string[];
}

export const definitions: Definitions = {
  languages: choices.lang,
  roleNames,
  reservedUsernames,
  reservedWords,
  memberCollections: memberKinds.map((kind) => collectionsByKind[kind]),
  collections: contentCollections,
};

/** Returns the text of one of `files` with its lists replaced by those of `definitions`. */
export function updateLists(text: string, { languages, roleNames, ...lists }: Definitions = definitions): string {
  /** Returns a role and all roles above it. */
  const from = (first: string) => roleNames.slice(roleNames.indexOf(first));
  /** Replaces the collections of content in a list and preserves other names in the list. */
  const withCollections = (names: readonly string[]) => {
    const others = names.filter((name) => !definitions.collections.includes(name));
    const { memberCollections, collections } = lists;
    const hasAll = names.length - others.length > definitions.memberCollections.length;
    return [...(hasAll ? collections : memberCollections), ...others];
  };
  const isCarried = languages.map((language) => `isCarried('${language}', before, data, collection, id)`);
  return (
    text
      // Replaces the functions that check the fields of documents.
      .replace(
        /(\n *\/\/ ── Shapes: [^\n]*\n\n).*?(?= *\/\/ ── End of the shapes)/s,
        (_, heading: string) => `${heading}${printShapes()}\n`,
      )
      // Replaces the languages in patterns, in lists, and in the checks of an item's translations.
      .replaceAll(/(?<=[('])en(\|[a-z]{2,3})+(?=[)'])/g, languages.join('|'))
      .replaceAll(/\['en'(, '[a-z]{2,3}')+\]/g, `['${languages.join("', '")}']`)
      .replaceAll(/isCarried\('en', [^)]*\)(\s*&& isCarried\('[a-z]{2,3}', [^)]*\))*/g, () => toLines(isCarried))
      // Replaces the collections in patterns and in lists.
      .replaceAll(/'(articles\|[a-z_|]+)'/g, (_, names: string) => `'${withCollections(names.split('|')).join('|')}'`)
      .replaceAll(
        /\['(articles(?:', '[a-z_]+)+)'\]/g,
        (_, names: string) => `['${withCollections(names.split("', '")).join("', '")}']`,
      )
      // Replaces the roles. Each pattern contains a role and all roles above that role.
      .replaceAll(
        /(hasRole\(|token\.role\.matches\()'([a-z]+)[a-z|]*'/g,
        (_, call: string, first: string) => `${call}'${from(first).join('|')}'`,
      )
      .replace(/("roles": .*"enum": )\[[^\]]*\]/, `$1["${roleNames.slice(1).join('", "')}"]`)
      // Replaces the reserved usernames and the words that no username may contain.
      .replace(/(\.matches\('\(\.\*-\)\?\()[a-z|-]+/, `$1${lists.reservedWords.join('|')}`)
      .replace(
        /(function isReserved\(name\) \{.*?\|\| name\.matches\(')[a-z|-]+(?='\);)/s,
        `$1${lists.reservedUsernames.join('|')}`,
      )
  );
}

/** Prints two conditions per line, which is the format of the rules. */
function toLines(conditions: readonly string[]): string {
  const lines = conditions.flatMap((_, index) =>
    index % 2 === 0 ? [conditions.slice(index, index + 2).join(' && ')] : [],
  );
  return lines.join('\n        && ');
}

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// Languages, roles (decision 141) and kinds of content (decision 144) must be declared only once. A change would
// otherwise have to be repeated in every copy.

const root = resolve(__dirname, '../../..');

/**
 * Product sources except tests and samples. Also excludes the rules, whose derived lists are compared in a separate
 * test.
 */
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file && !/\.test\.|\/testing\/|^tests\/|^tools\/(seed|local-site)\/|src\/rules\/|src\/main\.ts/.test(file),
  );

/** Returns the product files in which `isList` finds a list. */
function findLists(isList: (source: string) => boolean): readonly string[] {
  return sources.filter((file) => isList(readFileSync(join(root, file), 'utf8')));
}

/** Returns true if a source names three of the site's languages besides English, as values or as keys. */
function listsLanguages(source: string): boolean {
  const named = ['fr', 'pt', 'ar', 'sw'].filter((code) =>
    new RegExp(`['"\`|]${code}['"\`|]|[{,\\s]${code}:`).test(source),
  );
  return named.length >= 3;
}

const role = String.raw`\b(trusted|reviewer|administrator)\b`;
const roleLists = [new RegExp(`${role}['"]?[|,\\s]+['"]?${role}`), new RegExp(`[rR]ole !?== '${role}'`)];

/** Returns true if a source lists roles, or compares a role instead of calling `isAtLeast`. */
function listsRoles(source: string): boolean {
  return roleLists.some((pattern) => pattern.test(source));
}

const kinds = {
  knowledgeProduct: 'knowledge[_-]products',
  article: 'articles',
  event: 'events',
  opportunity: 'opportunities',
  product: 'products',
};

/** Returns true if a source names three kinds of content, their collections or their paths, as values or as keys. */
function listsKinds(source: string): boolean {
  const named = Object.entries(kinds).filter(([kind, collection]) =>
    new RegExp(`['"\`|/](${kind}|${collection})['"\`|]|[{,\\s](${kind}|${collection}): |[{,] ?${kind}[,} ]`).test(
      source,
    ),
  );
  return named.length >= 3;
}

test('kinds of content are listed only in their definitions, and where their code and texts differ', () => {
  const isKindFolder = /kinds\/(article|event|opportunity|product|knowledge-product)\//;
  const files = findLists(listsKinds).filter((file) => !isKindFolder.test(file) && !/Sample\.ts|template/.test(file));
  expect(files).toEqual([
    // The sections of the front page, and their cards.
    'mfe-content/src/features/front/cards.ts',
    'mfe-content/src/features/front/newest.ts',
    // Modules of each kind, which pages load lazily.
    'mfe-content/src/kinds/list/loadKind.ts',
    'mfe-content/src/lib/forms/sections.ts',
    'mfe-content/src/pages.ts',
    // The dates that a programme's page shows for each kind.
    'mfe-programmes/src/features/programme/SiteItems.tsx',
    // Definitions: the table of kinds, and the kinds' schemas and lists.
    'packages/shared-data/src/kinds/content/wholeKinds.ts',
    'packages/shared-data/src/kinds/contentKinds.ts',
    // Generated file with the paths of all apps.
    'packages/shared-data/src/kinds/member/pageNames.ts',
    'packages/shared-data/src/lists/listDefinitions.ts',
    'packages/shared-data/src/lists/listedKinds.ts',
    // The order of the kinds in the search index, and the date field that search and counts use for each kind.
    'packages/shared-ui/src/search-index/countItems.ts',
    'packages/shared-ui/src/search-index/searchEntry.ts',
    'packages/shared-ui/src/search-index/toSearchEntries.ts',
    // Words for each kind that readers type into the search, in five languages.
    'packages/shared-ui/src/search-index/words/kindNames.ts',
    // Structured data of each kind.
    'services/edge/src/discovery/jsonLd/toThing.ts',
    // The facts of each kind in lists for other websites.
    'services/edge/src/embed/toListEmbed.ts',
    // Conditions of each kind in the security rules.
    'services/firebase/src/derived-lists/shapes.ts',
    // Links of the footer. Deriving them would add the table of kinds to the first view of every page.
    'shell/src/paths.ts',
  ]);
});

test('languages are listed only in their definition, and in lists of their words and typographic marks', () => {
  expect(findLists(listsLanguages)).toEqual([
    // Quotation marks around the words of a search.
    'packages/shared-data/src/alerts/describeTopic.ts',
    'packages/shared-ui/src/i18n/languages.ts',
    // Stemmers of the search and typographic marks of translations, which some languages lack.
    'packages/shared-ui/src/search-index/stemmers/loadStemmer.ts',
    'packages/shared-ui/src/search-index/words/stopWords.ts',
    'packages/shared-ui/src/search-index/words/themes.ts',
    'tools/scripts/catalogs/compareCatalogs.mjs',
  ]);
});

test('roles are listed only in their definition', () => {
  expect(findLists(listsRoles)).toEqual(['packages/shared-data/src/roles/roles.ts']);
});

test.each([
  ["const languages = ['en', 'fr', 'pt', 'ar'];", true],
  ["const names = { fr: 'Français', pt: 'Português', sw: 'Kiswahili' };", true],
  ['/(en|fr|pt|ar|sw)/', true],
  ["if (language === 'ar' || language === 'fr') {}", false],
])('%s lists languages: %s', (source, expected) => {
  expect(listsLanguages(source)).toBe(expected);
});

test.each([
  ["['reviewer', 'administrator'].includes(role)", true],
  ['/^(trusted|reviewer|administrator)$/.test(role)', true],
  ["caller.role !== 'administrator'", true],
  ["isAtLeast(role, 'reviewer')", false],
])('%s lists or compares roles: %s', (source, expected) => {
  expect(listsRoles(source)).toBe(expected);
});

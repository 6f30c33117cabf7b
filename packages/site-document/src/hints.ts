import type { Hint, BuildRoute } from '@adp/app-kit/publish';
import { toTextsFile } from '@adp/app-kit/texts-file';
import { languages } from '@adp/shared-ui/languages';
import type { Page, ShellBuild } from './Page';

/** Returns hints for shell files that only some pages need. */
export function toShellHints(
  { build, integrity, texts = [] }: ShellBuild,
  files: readonly string[] = [],
): readonly Hint[] {
  return files.map((file) => {
    const hash = integrity[file];
    return {
      as: file.endsWith('.css') ? 'style' : 'script',
      href: `/${build}/${file}`,
      ...(hash && { integrity: hash }),
      ...(texts.includes(file) && { texts: languages }),
    };
  });
}

/** Returns the URLs of the texts that belong to the scripts in `hints`. Uses English if a build lacks the page's language. */
export function listTexts(hints: readonly Hint[], locale: string): readonly string[] {
  return hints.flatMap(({ href, texts }) => (texts ? toTextsFile(href, toFolder(texts, locale)) : []));
}

const toFolder = (texts: readonly string[], locale: string) => (texts.includes(locale) ? locale : 'en');

/** Returns the hints of all pages as one table. Private pages have hints only in their own HTML, because few visitors open them. */
function toHintTable(routes: readonly BuildRoute[], { build, integrity }: ShellBuild, { locale, more }: TableOptions) {
  const hinted = routes.map((route) => ({ ...route, hints: route.identity || route.private ? [] : route.hints }));
  const all = hinted.flatMap(({ hints }) => hints);
  const sums = new Map(all.map(({ href, integrity: sum }): [string, string] => [href, sum ?? '']));
  for (const file of ['integrity.json', ...more]) if (integrity[file]) sums.set(`/${build}/${file}`, integrity[file]);
  const files = [...sums.keys()];
  const pages = hinted.map(({ path, hints }) => [path, hints.map(({ href }) => files.indexOf(href))]);
  const texts: Record<string, number[]> = {};
  for (const hint of new Map(all.map((each) => [each.href, each])).values())
    if (hint.texts) (texts[toFolder(hint.texts, locale)] ??= []).push(files.indexOf(hint.href));
  return { files, sums: [...sums.values()], pages: Object.fromEntries(pages), texts };
}

interface TableOptions {
  readonly locale: string;
  /** Further files of the shell whose hashes pages need. */
  readonly more: readonly string[];
}

const hintTables = new WeakMap<Page['routes'], { readonly shell: ShellBuild; readonly table: object }>();

/** Returns the hint table, which is cached for all pages with the same builds and language. */
export function getHintTable(routes: Page['routes'], shell: ShellBuild, options: TableOptions): object {
  const cached = hintTables.get(routes);
  if (cached?.shell === shell) return cached.table;
  const table = toHintTable(routes, shell, options);
  hintTables.set(routes, { shell, table });
  return table;
}

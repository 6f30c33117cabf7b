import type { Hint, KnownRoute } from '@adp/app-kit/publish';
import { isLanguage, toBase } from '@adp/shell/languages';
import type { ShellBuild } from './renderHtml';
import type { SiteFile } from './siteFile';

interface Parts {
  readonly shell: ShellBuild;
  readonly site: SiteFile;
  readonly routes: readonly KnownRoute[];
}

/** What the pages of a site are made of, for those in one language: addresses begin with it, and files are those in it where there are any (decision 100). */
export function inLanguage<P extends Parts>(parts: P, locale: string): P {
  const base = toBase(locale);
  if (base === '') return parts;
  const { shell, site, routes } = parts;
  const translated = shell.languages?.[locale];
  return {
    ...parts,
    shell: translated ? { ...shell, folder: `${shell.build}/${locale}`, integrity: translated } : shell,
    site: { ...site, registry: { ...site.registry, base } },
    routes: routes.map(({ path, hints, ...route }) => ({
      ...route,
      path: base + path,
      hints: hints.map((hint) => toLanguage(hint, locale)),
    })),
  };
}

function toLanguage({ languages = {}, ...hint }: Hint, locale: string): Hint {
  const integrity = isLanguage(locale) ? languages[locale] : undefined;
  if (integrity === undefined) return hint;
  return { ...hint, href: hint.href.replace(/\/b-[0-9a-f]{10}\//, `$&${locale}/`), integrity };
}

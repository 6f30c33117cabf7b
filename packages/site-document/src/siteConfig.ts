/** One app of the site, as the registry names it. */
export interface RegisteredApp {
  readonly name: string;
  /** Where its builds are served; null while it is announced but not open yet. */
  readonly origin: string | null;
  /** Path prefixes whose pages are its own, e.g. `/apet`; `/:username` is any first segment nobody else owns. */
  readonly owns: readonly string[];
  /**
   * Pages of other apps know nothing of this one: it is registered in the documents of its own paths alone (docs/decisions/099). Set in
   * the site file; what is served inside HTML has neither this nor `links`.
   */
  readonly separateDocument?: boolean;
  /**
   * The localStorage key that exists while the app has something to send from this device. While it exists, every page of a member loads
   * the app, which sends it.
   */
  readonly unsentKey?: string;
  /** Where the menu of members leads whom the app is for. */
  readonly links?: readonly RoleLink[];
}

/** A link for members to whom an administrator has granted one of the roles, or one of the programmes. */
export interface RoleLink {
  readonly path: string;
  /** By language; English where a language has none. */
  readonly label: { readonly en: string } & Readonly<Record<string, string>>;
  readonly roles?: readonly string[];
  readonly programmes?: readonly string[];
}

/**
 * The site's configuration, served inside its HTML: changing it needs no build. `site` checks it before it writes it there
 * (tools/cli/src/parseSiteConfig.ts).
 */
export interface SiteConfig {
  readonly apps: readonly RegisteredApp[];
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** The e-mail address of whoever runs the site, shown at the foot of every page. */
  readonly contact?: string;
  /** Where errors are reported: an address, or a path of the site's own. Without it they are not. */
  readonly reports?: string;
  /** Pages that were visited or saved open without a network (decision 102). Where it is taken away, browsers remove the worker and what it has stored. */
  readonly offline?: boolean;
  /** How the addresses of pages in this page's language begin, as `/fr`: in the HTML of a page that is not in English (decision 100). */
  readonly base?: string;
}

export type SocialNetwork = 'facebook' | 'x' | 'linkedin' | 'youtube';

/** Where the page for developers is (decision 065). No member can be called so, and no app owns it. */
export const developerPath = '/-/apps';

/** What the page for developers has in its HTML beside the registry. */
export interface DeveloperSettings {
  /** Sources of its security policy that no other page has. */
  readonly wide: readonly string[];
  /** App -> how the origins of its preview channels begin and end. */
  readonly previews: Readonly<Record<string, readonly [before: string, after: string]>>;
}

/** The one prefix that is a parameter: it comes after all others. */
export const catchAllPrefix = '/:username';

/** The path without what says the page's language. */
export function stripBase({ base = '' }: Pick<SiteConfig, 'base'>, pathname: string): string {
  const isInside = `${pathname}/`.toLowerCase().startsWith(`${base}/`);
  return base && isInside ? pathname.slice(base.length) || '/' : pathname;
}

/** The app that owns `address`, a path with or without the language, by the longest prefix, `/:username` last; undefined where nobody does. */
export function findOwner(config: SiteConfig, address: string): RegisteredApp | undefined {
  const pathname = stripBase(config, address);
  let best: { app: RegisteredApp; length: number } | undefined;
  for (const app of config.apps) {
    for (const prefix of app.owns) {
      const length = prefix === catchAllPrefix ? 0 : prefix.length;
      if (owns(prefix, pathname) && (!best || length > best.length)) best = { app, length };
    }
  }
  return best?.app;
}

/** Whether `pathname` is at or below `prefix`. */
export function owns(prefix: string, pathname: string): boolean {
  if (prefix === catchAllPrefix) return /^\/[^/]+\/?$/.test(pathname);
  // The router does not tell capitals from small letters either.
  const lower = pathname.toLowerCase();
  return lower === prefix || lower.startsWith(`${prefix}/`);
}

export interface RegisteredApp {
  readonly name: string;
  /** Origin of its builds. Null while the app is announced but not open yet. */
  readonly origin: string | null;
  /** Path prefixes of its pages, such as `/apet`. `/:username` matches any first segment that no other app owns. */
  readonly owns: readonly string[];
  /**
   * True if only documents of the app's own paths contain it (decision 099). Set in the site file, but left out of the registry in HTML,
   * like `links`.
   */
  readonly separateDocument?: boolean;
  /**
   * localStorage key that exists while the app has unsent data on this device. While it exists, members' pages load the app, which sends
   * the data.
   */
  readonly unsentKey?: string;
  /** Links to the app in the member's menu. */
  readonly links?: readonly RoleLink[];
}

/** A menu link for members with one of the roles or programmes. */
export interface RoleLink {
  readonly path: string;
  /** Label by language, with English as the fallback. */
  readonly label: { readonly en: string } & Readonly<Record<string, string>>;
  readonly roles?: readonly string[];
  readonly programmes?: readonly string[];
}

/**
 * The site's configuration. It is part of the HTML, so changing it needs no build. Validated before it is published (parseSiteConfig.ts).
 */
export interface SiteConfig {
  readonly apps: readonly RegisteredApp[];
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** Email address of the site's operator, shown in the footer. */
  readonly contact?: string;
  /** Endpoint of error reports: a URL, or a path of the site. Without it, errors are not reported. */
  readonly reports?: string;
  /** True if visited and saved pages open without a network (decision 102). If it is removed, browsers remove the worker and its caches. */
  readonly offline?: boolean;
  /** Path prefix of the page's language, such as `/fr`. Only in the HTML of pages that are not in English (decision 100). */
  readonly base?: string;
}

export type SocialNetwork = 'facebook' | 'x' | 'linkedin' | 'youtube';

/** Path of the page for developers (decision 065). It is not a valid username, and no app owns it. */
export const developerPath = '/-/apps';

/** Data of the page for developers, besides the registry. */
export interface DeveloperSettings {
  /** Sources in its security policy that no other page's policy has. */
  readonly wide: readonly string[];
  /** Beginning and end of the origins of each app's preview channels. */
  readonly previews: Readonly<Record<string, readonly [before: string, after: string]>>;
}

/** The only prefix with a parameter. Other prefixes take precedence. */
export const catchAllPrefix = '/:username';

/** Returns the path without the language prefix. */
export function stripBase({ base = '' }: Pick<SiteConfig, 'base'>, pathname: string): string {
  const isInside = `${pathname}/`.toLowerCase().startsWith(`${base}/`);
  return base && isInside ? pathname.slice(base.length) || '/' : pathname;
}

/**
 * Returns the app that owns a path, with or without a language prefix: the one with the longest prefix, and `/:username` last. Undefined if
 * there is none.
 */
export function findOwner(config: SiteConfig, path: string): RegisteredApp | undefined {
  const pathname = stripBase(config, path);
  let best: { app: RegisteredApp; length: number } | undefined;
  for (const app of config.apps) {
    for (const prefix of app.owns) {
      const length = prefix === catchAllPrefix ? 0 : prefix.length;
      if (owns(prefix, pathname) && (!best || length > best.length)) best = { app, length };
    }
  }
  return best?.app;
}

export function owns(prefix: string, pathname: string): boolean {
  if (prefix === catchAllPrefix) return /^\/[^/]+\/?$/.test(pathname);
  // The router ignores letter case, too.
  const lower = pathname.toLowerCase();
  return lower === prefix || lower.startsWith(`${prefix}/`);
}

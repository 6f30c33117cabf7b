export interface RegisteredApp {
  readonly name: string;
  /** Origin of the app's builds. Null while the app is announced but not open yet. */
  readonly origin: string | null;
  /** Path prefixes of the app's pages, such as `/apet`. `/:username` matches any first segment that no other app owns. */
  readonly owns: readonly string[];
  /**
   * True if only documents at the app's own paths contain the app (decision 099). The registry in the HTML omits this
   * field and `links`.
   */
  readonly separateDocument?: boolean;
  /** localStorage key that is set while the app has unsent data. Members' pages then load the app, which sends the data. */
  readonly unsentKey?: string;
  readonly links?: readonly RoleLink[];
  /** Public keys whose owners may publish the app, as raw P-256 points in Base64. Not in pages. */
  readonly keys?: readonly string[];
  /** Requirements for the signatures of the app's manifests. Only in pages of sites that check them (decision 168). */
  readonly signed?: SignatureRules;
}

export interface SignatureRules {
  /** Origin for which the manifests are signed. */
  readonly site: string;
  readonly mode: 'report' | 'enforce';
  /** Ids of the app's keys. */
  readonly keys: readonly string[];
}

export interface RoleLink {
  readonly path: string;
  /** Label by language, with English as the fallback. */
  readonly label: { readonly en: string } & Readonly<Record<string, string>>;
  readonly roles?: readonly string[];
  readonly programmes?: readonly string[];
}

/** Configuration of the site, in the HTML, so that changing it needs no build. parseSiteConfig.ts validates it. */
export interface SiteConfig {
  readonly apps: readonly RegisteredApp[];
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  readonly contact?: string;
  /** Endpoint that receives error reports: a URL, or a path of the site. If omitted, errors are not reported. */
  readonly reports?: string;
  /** True if visited and saved pages open without a network (decision 102). Otherwise, browsers remove the worker and its caches. */
  readonly offline?: boolean;
  /** Check of the signatures of apps' manifests. `report` reports refusals, and uses the manifests. Default: `off`. Not in pages. */
  readonly signatures?: 'off' | 'report' | 'enforce';
  /** Path prefix of the page's language, such as `/fr`. Set only in the HTML of pages that are not in English (decision 100). */
  readonly base?: string;
}

export type SocialNetwork = 'facebook' | 'x' | 'linkedin' | 'youtube';

/** Path of the page for developers (decision 065). It is not a valid username, and no app may own it. */
export const developerPath = '/-/apps';
/** Path of the page with all components. It has the same document as the page for developers. */
export const designPath = '/-/design';

export interface DeveloperSettings {
  /** Sources that only this page's security policy allows. */
  readonly wide: readonly string[];
  /** Text before and after the channel's id in the origins of each app's preview channels. */
  readonly previews: Readonly<Record<string, readonly [before: string, after: string]>>;
}

/** Prefix that matches any first segment. The only prefix with a parameter; all other prefixes take precedence. */
export const catchAllPrefix = '/:username';

export function stripBase({ base = '' }: Pick<SiteConfig, 'base'>, pathname: string): string {
  const isInside = `${pathname}/`.toLowerCase().startsWith(`${base}/`);
  return base && isInside ? pathname.slice(base.length) || '/' : pathname;
}

/**
 * Returns the app with the longest prefix of a path, with or without a language. `/:username` comes last. Returns
 * undefined if no app matches.
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
  // Ignore letter case, as the router does.
  const lower = pathname.toLowerCase();
  return lower === prefix || lower.startsWith(`${prefix}/`);
}

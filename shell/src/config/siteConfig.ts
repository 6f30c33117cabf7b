import { firstIssue } from '@adp/app-contract';
import * as v from 'valibot';

/** One app of the site, as the registry names it. */
export interface RegisteredApp {
  readonly name: string;
  /** Where its builds are served; null while it is announced but not open yet. */
  readonly origin: string | null;
  /** Path prefixes whose pages are its own, e.g. `/apet`; `/:username` is any first segment nobody else owns. */
  readonly owns: readonly string[];
}

/** The site's configuration, served inside its HTML: changing it needs no build. */
export interface SiteConfig {
  readonly apps: readonly RegisteredApp[];
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** The e-mail address of whoever runs the site, shown at the foot of every page. */
  readonly contact?: string;
}

export type SocialNetwork = 'facebook' | 'x' | 'linkedin' | 'youtube';

/** The one prefix that is a parameter: it comes after all others. */
export const catchAllPrefix = '/:username';

const httpsUrl = v.pipe(v.string(), v.url(), v.regex(/^https:\/\//, 'an address that begins with https://'));

const originSchema = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/,
    'an origin such as https://programmes.example, without a path',
  ),
);

const configSchema = v.strictObject({
  apps: v.array(
    v.strictObject({
      name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, 'a name in snake_case')),
      origin: v.nullable(originSchema),
      owns: v.pipe(
        v.array(
          v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+$|^\/:username$/, 'a prefix such as /apet, or /:username')),
        ),
        v.minLength(1, 'an app owns at least one prefix'),
      ),
    }),
  ),
  social: v.strictObject({
    facebook: v.optional(httpsUrl),
    x: v.optional(httpsUrl),
    linkedin: v.optional(httpsUrl),
    youtube: v.optional(httpsUrl),
  }),
  contact: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'an e-mail address'))),
});

/**
 * The site's configuration in `text`, checked whole.
 * @throws Error with one sentence that names the fault
 */
export function parseSiteConfig(text: string): SiteConfig {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('The registry is not JSON.');
  }
  const result = v.safeParse(configSchema, json);
  if (!result.success) throw new Error(`The registry is faulty at ${firstIssue(result.issues)}.`);
  const config = result.output as SiteConfig;
  refuseDoubles(config.apps);
  return config;
}

function refuseDoubles(apps: readonly RegisteredApp[]): void {
  const owners = new Map<string, string>();
  const names = new Set<string>();
  for (const app of apps) {
    if (names.has(app.name)) throw new Error(`The registry names ${app.name} twice.`);
    names.add(app.name);
    for (const prefix of app.owns) {
      const owner = owners.get(prefix);
      if (owner) throw new Error(`The registry gives ${prefix} to ${owner} and to ${app.name}.`);
      owners.set(prefix, app.name);
    }
  }
}

/** The app that owns `pathname`, by the longest prefix, `/:username` last; undefined where nobody does. */
export function findOwner(config: SiteConfig, pathname: string): RegisteredApp | undefined {
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

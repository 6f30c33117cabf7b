import { firstIssue } from '@adp/app-contract';
import { isLanguage } from '@adp/shared-ui/languages';
import * as v from 'valibot';
import { isPublicKey } from './signatures';
import { findOwner, type RegisteredApp, type SiteConfig } from './siteConfig';

const httpsUrl = v.pipe(v.string(), v.url(), v.regex(/^https:\/\//, 'a URL that begins with https://'));

const originSchema = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?$/,
    'an origin such as https://programmes.example, without a path',
  ),
  // Browsers compare origins in normalized form: lower case, without the default port.
  v.check((origin) => URL.canParse(origin) && new URL(origin).origin === origin, 'an origin as browsers write it'),
);

const linkSchema = v.pipe(
  v.strictObject({
    path: v.pipe(v.string(), v.regex(/^(\/[a-z0-9-]+)+$/, 'a path such as /forum/moderate')),
    label: v.objectWithRest({ en: v.pipe(v.string(), v.minLength(1)) }, v.string()),
    roles: v.optional(v.array(v.string())),
    programmes: v.optional(v.array(v.string())),
  }),
  v.check(
    ({ roles = [], programmes = [] }) => roles.length + programmes.length > 0,
    'a link is for a role or a programme',
  ),
);

/** First path segments that the site itself serves (`rewrites` in firebase.json). A test compares this list with firebase.json. */
const sitePrefixes = ['-', 'api', 'builds', 'calendar', 'cards', 'embed', 'feeds', 'sitemaps'];

function isReserved(prefix: string): boolean {
  const [, segment = ''] = prefix.split('/');
  return sitePrefixes.includes(segment) || /^b-/.test(segment);
}

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
      separateDocument: v.optional(v.boolean()),
      unsentKey: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'a key in localStorage such as forum.unsent'))),
      links: v.optional(v.array(linkSchema)),
      keys: v.optional(v.array(v.pipe(v.string(), v.check(isPublicKey, 'a public key as "adp keys" prints it')))),
    }),
  ),
  social: v.strictObject({
    facebook: v.optional(httpsUrl),
    x: v.optional(httpsUrl),
    linkedin: v.optional(httpsUrl),
    youtube: v.optional(httpsUrl),
  }),
  reports: v.optional(
    v.pipe(v.string(), v.regex(/^(https:\/\/[\w.-]+(:\d+)?)?\/[\w./-]*$/, 'an https URL, or a path of the site')),
  ),
  offline: v.optional(v.boolean()),
  signatures: v.optional(v.picklist(['off', 'report', 'enforce'])),
  contact: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, 'an email address'))),
});

/** Parses and validates the site's configuration. Throws an Error with one sentence that describes the problem. */
export function parseSiteConfig(text: string): SiteConfig {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error('The registry is not JSON.');
  }
  const result = v.safeParse(configSchema, json);
  if (!result.success) throw new Error(`The registry is invalid at ${firstIssue(result.issues)}.`);
  const config = result.output as SiteConfig;
  checkDuplicates(config.apps);
  checkLinks(config);
  checkKeys(config);
  return config;
}

function checkKeys({ apps, signatures }: SiteConfig): void {
  const keyless = apps.find(({ origin, keys = [] }) => origin !== null && keys.length === 0);
  if (signatures === 'enforce' && keyless)
    throw new Error(`The registry enforces signatures, but has no key of ${keyless.name}.`);
}

function checkLinks(config: SiteConfig): void {
  for (const { name, links = [] } of config.apps)
    for (const { path } of links)
      if (findOwner(config, path)?.name !== name)
        throw new Error(`The registry has a link of ${name} to ${path}, which it does not own.`);
}

function checkDuplicates(apps: readonly RegisteredApp[]): void {
  const owners = new Map<string, string>();
  const names = new Set<string>();
  const origins = new Map<string, string>();
  for (const app of apps) {
    if (names.has(app.name)) throw new Error(`The registry names ${app.name} twice.`);
    names.add(app.name);
    if (app.origin !== null) {
      const sibling = origins.get(app.origin);
      // Each host serves a single manifest, which belongs to one app.
      if (sibling) throw new Error(`The registry has ${sibling} and ${app.name} on one origin, ${app.origin}.`);
      origins.set(app.origin, app.name);
    }
    for (const prefix of app.owns) {
      if (isLanguage(prefix.split('/')[1] ?? ''))
        throw new Error(`The registry gives ${prefix} to ${app.name}: there are the pages in that language.`);
      if (isReserved(prefix))
        throw new Error(`The registry gives ${prefix} to ${app.name}: the site itself answers there.`);
      const owner = owners.get(prefix);
      if (owner) throw new Error(`The registry gives ${prefix} to ${owner} and to ${app.name}.`);
      owners.set(prefix, app.name);
    }
  }
}

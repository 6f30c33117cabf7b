import { firstIssue } from '@adp/app-contract';
import * as v from 'valibot';
import type { SiteConfig } from './siteConfig';
import { readJsonFile } from './readJsonFile';
import { parseSiteConfig } from './parseSiteConfig';
import { parseFirebaseHosts, type FirebaseHosts } from './firebaseHosts';

/** Content of a site file (config/sites/): the origin of the shell, the registry, and the Firebase project. */
export interface SiteFile {
  readonly origin: string;
  readonly registry: SiteConfig;
  /** Configuration of the Firebase project for pages, in the format of `/__/firebase/init.json` (decision 009). */
  readonly firebaseConfig?: FirebaseConfig;
  /** Hosts of the Firebase project. Omitted for the local platform. */
  readonly firebase?: FirebaseHosts;
  /** `function` if a Cloud Function behind Hosting's rewrites renders pages, `none` if the browser renders them. */
  readonly edge?: Edge;
  readonly hosting?: HostingSettings;
  /** Origin of the page with the state of the site (decision 173). Its host should not depend on the site's hosts. */
  readonly status?: string;
  /** Settings for sending emails. Omitted if the site sends none, and for the local platform, which has its own mailbox. */
  readonly mail?: MailSettings;
}

export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the start (port 465). Otherwise the connection changes to TLS with STARTTLS. */
  readonly secure: boolean;
  readonly user?: string;
  readonly from: string;
  /** The DKIM selector of the provider. Only `npm run doctor` reads it. */
  readonly dkimSelector?: string;
}

type Edge = 'function' | 'none';

interface HostingSettings {
  readonly project: string;
  readonly api: string;
  /** Hosting site ids by target in firebase.json. Lists only ids that differ from the target. */
  readonly sites: Readonly<Record<string, string>>;
}

interface FirebaseConfig {
  readonly projectId: string;
  readonly apiKey: string;
  /** Storage bucket of pictures. Optional because the local platform has a single bucket. */
  readonly storageBucket?: string;
}

/** An email address, alone or in angle brackets after a name. Captures the domain. */
const senderPattern = /^(?:[^<>@\r\n]*<)?[\w.+-]+@([\w-]+(?:\.[\w-]+)+)>?$/;

const fileSchema = v.looseObject({ origin: v.string(), registry: v.unknown() });

/** Reads and validates a site file (`config/sites/local.json`). Throws an Error with one sentence that describes the problem. */
export function readSiteFile(file: string): SiteFile {
  const json = readJsonFile(file);
  if (!v.is(fileSchema, json)) throw new Error(`${file} must hold "origin" and "registry".`);
  const { origin } = json;
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`"origin" in ${file} must be an origin as browsers write it, such as https://site.example.`);
  const registry = parseSiteConfig(JSON.stringify(json.registry));
  const onShell = registry.apps.find((app) => app.origin === origin);
  if (onShell)
    throw new Error(`${file} has ${onShell.name} on the origin of the shell: an app needs a host of its own.`);
  const site = {
    origin,
    registry,
    ...('firebaseConfig' in json ? { firebaseConfig: parseFirebaseConfig(json.firebaseConfig, file) } : {}),
  };
  if ('edge' in json && json.edge !== 'function' && json.edge !== 'none')
    throw new Error(`"edge" in ${file} must be "function" or "none".`);
  return {
    ...site,
    ...('edge' in json ? { edge: json.edge as Edge } : {}),
    ...('firebase' in json ? { firebase: parseFirebaseHosts(json.firebase) } : {}),
    ...('hosting' in json ? { hosting: parseHosting(json.hosting, file) } : {}),
    ...('status' in json ? { status: parseStatus(json.status, [origin, ...listOrigins(registry)], file) } : {}),
    ...('mail' in json ? { mail: parseMail(json.mail, file) } : {}),
  };
}

const hostingSchema = v.strictObject({
  project: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]+$/, 'a project id')),
  api: v.optional(
    v.pipe(v.string(), v.regex(/^(https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1)(:\d+)?$/, 'an origin, without a path')),
    'https://firebasehosting.googleapis.com',
  ),
  sites: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'the id of a site'))), {}),
});

function parseHosting(value: unknown, file: string): HostingSettings {
  const result = v.safeParse(hostingSchema, value);
  if (result.success) return result.output;
  throw new Error(`"hosting" in ${file} is invalid at ${firstIssue(result.issues)}.`);
}

const listOrigins = ({ apps }: SiteConfig) => apps.flatMap((app) => app.origin ?? []);

function parseStatus(value: unknown, origins: readonly string[], file: string): string {
  const isOrigin = typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value;
  if (!isOrigin || origins.includes(value))
    throw new Error(`"status" in ${file} must be the origin of a host of its own, such as https://status.example.`);
  return value;
}

const mailSchema = v.strictObject({
  host: v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'a host name')),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  secure: v.boolean(),
  user: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
  from: v.pipe(v.string(), v.regex(senderPattern, 'a sender such as Example <alerts@example.org>')),
  dkimSelector: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'a DKIM selector'))),
});

function parseMail(value: unknown, file: string): MailSettings {
  const result = v.safeParse(mailSchema, value);
  if (result.success) return result.output;
  throw new Error(`"mail" in ${file} is invalid at ${firstIssue(result.issues)}.`);
}

export function getSenderDomain({ from }: Pick<MailSettings, 'from'>): string {
  return (senderPattern.exec(from)?.[1] ?? '').toLowerCase();
}

/** Returns the workspace folder of an app, which is also its hosting target: the registered name in kebab-case. */
export function appFolder(name: string): string {
  return name.replaceAll('_', '-');
}

const firebaseConfigSchema = v.looseObject({ projectId: v.string(), apiKey: v.string() });

function parseFirebaseConfig(value: unknown, file: string): FirebaseConfig {
  if (!v.is(firebaseConfigSchema, value))
    throw new Error(`"firebaseConfig" in ${file} must hold "projectId" and "apiKey".`);
  if (typeof value.storageBucket === 'string') return { ...value, storageBucket: value.storageBucket };
  // Only the local platform has a default bucket. The bucket of a real project cannot be guessed.
  if ('emulators' in value && !('storageBucket' in value)) return value;
  throw new Error(`"firebaseConfig" in ${file} must hold "storageBucket": the name that the project's console shows.`);
}

import { firstIssue } from '@adp/app-contract';
import * as v from 'valibot';
import type { SiteConfig } from './siteConfig';
import { readJsonFile } from './readJsonFile';
import { parseSiteConfig } from './parseSiteConfig';
import { parseFirebaseHosts, type FirebaseHosts } from './firebaseHosts';

/** A site as it is put together: where its shell is served, and its registry. */
export interface SiteFile {
  readonly origin: string;
  readonly registry: SiteConfig;
  /** What the pages need to know of the Firebase project, as `/__/firebase/init.json` answers it (decision 009). */
  readonly firebaseConfig?: FirebaseConfig;
  /** Left out where Firebase is the local platform's. */
  readonly firebase?: FirebaseHosts;
  /** What makes the pages: the function behind Hosting's rewrites, here and in a project, or the browser alone. */
  readonly edge?: Edge;
  /** Where `npm run publish` publishes. */
  readonly hosting?: HostingSettings;
}

/** `none` unless set. */
type Edge = 'function' | 'none';

/** The project whose Hosting serves the site. */
interface HostingSettings {
  readonly project: string;
  /** Origin of the Hosting API: Google's, unless it is the local platform's. */
  readonly api: string;
  /** Target of firebase.json -> id of the site in Hosting, where the two differ. */
  readonly sites: Readonly<Record<string, string>>;
}

/** The public part of a Firebase project's configuration. */
interface FirebaseConfig {
  readonly projectId: string;
  readonly apiKey: string;
  /** Where pictures are. Not needed on the local platform, which has one bucket. */
  readonly storageBucket?: string;
}

/**
 * The site that `file` describes (see `config/sites/local.json`).
 * @throws Error with one sentence that names the fault
 */
export function readSiteFile(file: string): SiteFile {
  const json = readJsonFile(file);
  if (
    typeof json !== 'object' ||
    json === null ||
    !('origin' in json) ||
    !('registry' in json) ||
    typeof json.origin !== 'string'
  ) {
    throw new Error(`${file} must hold "origin" and "registry".`);
  }
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
  throw new Error(`"hosting" in ${file} is faulty at ${firstIssue(result.issues)}.`);
}

/** The workspace folder and hosting target of an app: its name in the registry, in kebab-case. */
export function appFolder(name: string): string {
  return name.replaceAll('_', '-');
}

function parseFirebaseConfig(value: unknown, file: string): FirebaseConfig {
  if (
    typeof value === 'object' &&
    value !== null &&
    'projectId' in value &&
    'apiKey' in value &&
    typeof value.projectId === 'string' &&
    typeof value.apiKey === 'string'
  ) {
    const { projectId, apiKey } = value;
    if ('storageBucket' in value && typeof value.storageBucket === 'string')
      return { ...value, projectId, apiKey, storageBucket: value.storageBucket };
    // Only the local platform has one bucket whose name need not be said; that of a project is never guessed.
    if ('emulators' in value && !('storageBucket' in value)) return { ...value, projectId, apiKey };
    throw new Error(
      `"firebaseConfig" in ${file} must hold "storageBucket": the name that the project's console shows.`,
    );
  }
  throw new Error(`"firebaseConfig" in ${file} must hold "projectId" and "apiKey".`);
}

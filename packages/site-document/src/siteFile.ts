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
  /** Hosts of the Firebase project. Left out for the local platform. */
  readonly firebase?: FirebaseHosts;
  /** `function` if a Cloud Function behind Hosting's rewrites renders pages, `none` if the browser renders them. */
  readonly edge?: Edge;
  readonly hosting?: HostingSettings;
}

type Edge = 'function' | 'none';

interface HostingSettings {
  readonly project: string;
  /** Origin of the Hosting API, either Google's or the local platform's. */
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

import { isObject } from '../fields/isObject';
import { DataError } from './DataError';

export const firestoreOrigin = 'https://firestore.googleapis.com';

export interface DataConfig {
  readonly projectId: string;
  readonly apiKey: string;
  /** The origin of Firestore's REST API. Empty on the local platform, where it is the page's own origin. */
  readonly origin: string;
  /** The bucket for pictures. Undefined for the project's default bucket. */
  readonly bucket?: string;
}

/** Timeout of the configuration request, in milliseconds. All data requests of the page wait for the configuration. */
const timeout = 10_000;

export interface ConfigSources {
  /** The page that may contain the configuration. Undefined on a server. */
  readonly page?: Pick<Document, 'getElementById'> | undefined;
  readonly fetch?: (url: string) => Promise<Response>;
}

/** Reads the configuration from the page, or else from Hosting. @throws DataError `unavailable` if neither has one */
export async function readDataConfig({
  page = globalThis.document,
  fetch = (url) => globalThis.fetch(url, { signal: AbortSignal.timeout(timeout) }),
}: ConfigSources = {}): Promise<DataConfig> {
  try {
    const text = readBlock(page) ?? (await (await fetch('/__/firebase/init.json')).text());
    return parseDataConfig(JSON.parse(text));
  } catch (cause) {
    throw cause instanceof DataError ? cause : new DataError('unavailable', { cause });
  }
}

function readBlock(page: ConfigSources['page']): string | undefined {
  return page?.getElementById('firebase-config')?.textContent;
}

let cached: Promise<DataConfig> | undefined;
let loaded: DataConfig | undefined;

export function dataConfig(): Promise<DataConfig> {
  cached ??= readDataConfig().then(
    (config) => (loaded = config),
    (error: unknown) => {
      cached = undefined;
      throw error;
    },
  );
  return cached;
}

/** Returns the configuration if that needs no request: from the page's block, or from an earlier `dataConfig` call. */
export function knownDataConfig(): DataConfig | undefined {
  if (loaded) return loaded;
  try {
    const text = readBlock(globalThis.document);
    if (text) loaded = parseDataConfig(JSON.parse(text));
  } catch {
    // Ignore the error. Callers that require the configuration get the same error from `dataConfig`.
  }
  return loaded;
}

/** Parses a configuration. Throws DataError `unavailable` if it is invalid. */
export function parseDataConfig(json: unknown): DataConfig {
  if (!isObject(json) || typeof json.projectId !== 'string' || typeof json.apiKey !== 'string')
    throw new DataError('unavailable', { fields: ['projectId', 'apiKey'] });
  const { projectId, apiKey, emulators, storageBucket } = json;
  const local = isObject(emulators) && emulators.sameOrigin === true;
  return {
    projectId,
    apiKey,
    origin: local ? '' : firestoreOrigin,
    ...(typeof storageBucket === 'string' && { bucket: storageBucket }),
  };
}

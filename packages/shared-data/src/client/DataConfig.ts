import { isObject } from '../fields/isObject';
import { DataError } from './DataError';

export const firestoreOrigin = 'https://firestore.googleapis.com';

/** The Firebase project that holds the data, and how to reach it. */
export interface DataConfig {
  readonly projectId: string;
  readonly apiKey: string;
  /** Origin of Firestore's REST interface. Empty on the local platform, which serves it from the page's own origin. */
  readonly origin: string;
  /** Bucket of the pictures. Absent for the project's default bucket. */
  readonly bucket?: string;
}

/** Timeout of the request for the configuration, in milliseconds. All data requests of the page wait for it. */
const timeout = 10_000;

export interface ConfigSources {
  /** The page that may contain the configuration. Absent on a server. */
  readonly page?: Pick<Document, 'getElementById'> | undefined;
  readonly fetch?: (url: string) => Promise<Response>;
}

/**
 * Reads the configuration from the page's block `<script type="application/json" id="firebase-config">`, which costs no round trip.
 * A page without the block requests `/__/firebase/init.json` from Hosting.
 * @throws DataError `unavailable` if neither contains a configuration
 */
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

/** Returns the configuration of this page, read once. A failure is not cached. */
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

/** Returns the configuration if no request is needed for it: from the page's block, or because `dataConfig` has read it before. */
export function knownDataConfig(): DataConfig | undefined {
  if (loaded) return loaded;
  try {
    const text = readBlock(globalThis.document);
    if (text) loaded = parseDataConfig(JSON.parse(text));
  } catch {
    // `dataConfig` throws the same error to callers that cannot do without the configuration.
  }
  return loaded;
}

/**
 * Parses the content of `/__/firebase/init.json` or of the page's block.
 * @throws DataError `unavailable` for anything else
 */
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

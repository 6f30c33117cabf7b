import { isObject } from '../fields/isObject';
import { DataError } from './DataError';

export const firestoreOrigin = 'https://firestore.googleapis.com';

/** Where the data is. */
export interface DataConfig {
  readonly projectId: string;
  readonly apiKey: string;
  /** Origin that answers `/v1/projects/…`; empty for the page's own, as the local platform has it. */
  readonly origin: string;
  /** Where the pictures are, unless it is the project's first bucket. */
  readonly bucket?: string;
}

/** Timeout of the request for the configuration, in milliseconds. All data requests of the page wait for it. */
const timeout = 10_000;

export interface ConfigSources {
  /** The page that may hold the configuration; on a server there is none. */
  readonly page?: Pick<Document, 'getElementById'> | undefined;
  readonly fetch?: (url: string) => Promise<Response>;
}

/**
 * The configuration from the page's own block, `<script type="application/json" id="firebase-config">`, which costs
 * no round trip; only a page without one requests from Hosting `/__/firebase/init.json`.
 * @throws DataError `unavailable` where neither has a configuration
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
let known: DataConfig | undefined;

/** The configuration of this page, read once. A failure is not cached. */
export function dataConfig(): Promise<DataConfig> {
  cached ??= readDataConfig().then(
    (config) => (known = config),
    (error: unknown) => {
      cached = undefined;
      throw error;
    },
  );
  return cached;
}

/** The configuration where it is known without a request: from the page's own block, or once `dataConfig` has read it. */
export function knownDataConfig(): DataConfig | undefined {
  if (known) return known;
  try {
    const text = readBlock(globalThis.document);
    if (text) known = parseDataConfig(JSON.parse(text));
  } catch {
    // What asks for the configuration itself meets the same error.
  }
  return known;
}

/**
 * What `/__/firebase/init.json` and the page's block hold, as a configuration.
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

import { isObject } from '../fields/isObject';

/** A canary that no browser may use any more. */
export interface StoppedCanary {
  readonly app: string;
  readonly build: string;
}

/** Reads the list of stopped canaries from a response. It is empty if the response has another format. */
export function parseStopped(json: unknown): readonly StoppedCanary[] {
  const stopped: unknown = isObject(json) ? json.stopped : undefined;
  // The cast is safe because browsers only compare the names, without a schema, which would be a larger download.
  return Array.isArray(stopped) ? (stopped.filter(isObject) as unknown[] as StoppedCanary[]) : [];
}

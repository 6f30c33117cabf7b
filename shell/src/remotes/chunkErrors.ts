import { AppLoadError } from './AppLoadError';

/** Returns whether a file of the build is missing. Timeouts do not count: after a reload, the visitor would wait again. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && !isTimeout(error);
}

export function isTimeout(error: unknown): boolean {
  if (error instanceof AppLoadError && error.kind === 'slow') return true;
  return error instanceof Error && (Reflect.get(error, 'type') === 'timeout' || isTimeout(error.cause));
}

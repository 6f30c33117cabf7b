import { AppLoadError } from './AppLoadError';

/**
 * Returns whether an error from webpack means that a file of the build is missing. Timeouts do not count, because the visitor would wait
 * for the file again after a reload.
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && !isTimeout(error);
}

/** Returns whether a timeout of a build's file or page caused the error. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof AppLoadError && error.kind === 'slow') return true;
  return error instanceof Error && (Reflect.get(error, 'type') === 'timeout' || isTimeout(error.cause));
}

import { AppLoadError } from './AppLoadError';

/**
 * Returns whether an error, which webpack names, means that a file of the build is missing. A timeout does not: after a reload, the visitor
 * would wait for the file again.
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && !isTimeout(error);
}

/** Returns whether an error was caused by a file or a page of the build that timed out. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof AppLoadError && error.kind === 'slow') return true;
  return error instanceof Error && (Reflect.get(error, 'type') === 'timeout' || isTimeout(error.cause));
}

import { AppLoadError } from './AppLoadError';

/**
 * Whether what was thrown means that a file of the build is gone: webpack names its own errors. One that hung is not gone:
 * after a reload the visitor would wait for it once more.
 */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && !isTimeout(error);
}

/** Returns whether an error was caused by a file or a page of the build that timed out. */
export function isTimeout(error: unknown): boolean {
  if (error instanceof AppLoadError && error.kind === 'slow') return true;
  return error instanceof Error && (Reflect.get(error, 'type') === 'timeout' || isTimeout(error.cause));
}

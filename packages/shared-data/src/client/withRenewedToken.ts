import type { DataOptions } from './connect';
import { DataError } from './DataError';
import { toTokenError } from './toTokenError';

/** Runs `work`. If it is denied, runs it again with a new token, which may contain a newer confirmation. */
export async function withRenewedToken<Result>(
  work: () => Promise<Result>,
  renewToken: DataOptions['renewToken'],
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isDenied = error instanceof DataError && error.code === 'denied';
    if (!isDenied || !renewToken) throw error;
    const isRenewed = await renewToken().catch((cause: unknown) => {
      // A new token might have been accepted, so report the failed renewal, which the caller can retry.
      throw toTokenError(cause);
    });
    if (!isRenewed) throw error;
    return work();
  }
}

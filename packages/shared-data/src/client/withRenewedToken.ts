import type { DataOptions } from './connect';
import { DataError } from './DataError';
import { toTokenError } from './toTokenError';

/**
 * Runs `work`, and once more with a new token if it is denied. The token may be older than the confirmation of the member's email
 * address, which can happen in another tab or on another device.
 */
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
      // A new token might have been accepted, so report the failed renewal, which the caller may retry, and not the denial.
      throw toTokenError(cause);
    });
    if (!isRenewed) throw error;
    return work();
  }
}

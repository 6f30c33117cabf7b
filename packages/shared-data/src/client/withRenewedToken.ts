import type { DataOptions } from './connect';
import { DataError } from './DataError';
import { toTokenError } from './toTokenError';

/**
 * Runs `work`, and once more if it is denied by a token from before the member's address was confirmed, which another tab or
 * device does unnoticed.
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
      // Whether the refusal still holds is unknown: another attempt finds out.
      throw toTokenError(cause);
    });
    if (!isRenewed) throw error;
    return work();
  }
}

import type { PublicFetch } from '../network/fetchPublic';

/** The problem of a broken link: the status of the response, or no response at all. */
export type LinkProblem = { readonly problem: 'status'; readonly status: number } | { readonly problem: 'unreachable' };

const timeout = 8_000;
/** Statuses of pages that exist but reject robots, require a password, or limit requests. */
const present = new Set([401, 402, 403, 405, 406, 407, 429, 451, 999]);

/** Returns the problem of a link, if any. Many servers do not support HEAD, so it is repeated as GET. */
export async function checkLink(url: string, fetchPublic: PublicFetch): Promise<LinkProblem | undefined> {
  const head = await fetchStatus('HEAD');
  return isPresent(head) ? undefined : toProblem(await fetchStatus('GET'));

  async function fetchStatus(method: string): Promise<number> {
    try {
      const answer = await fetchPublic(url, { method, signal: AbortSignal.timeout(timeout) });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  }
}

const isPresent = (status: number) => (status >= 200 && status < 400) || present.has(status);

function toProblem(status: number): LinkProblem | undefined {
  if (isPresent(status)) return undefined;
  return status === 0 ? { problem: 'unreachable' } : { problem: 'status', status };
}

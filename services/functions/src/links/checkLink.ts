import type { PublicFetch } from '../network/fetchPublic';

/** Why an address does not lead anywhere: the status of its answer, or that there is none. */
export type LinkProblem = { readonly problem: 'status'; readonly status: number } | { readonly problem: 'unreachable' };

const timeout = 8_000;
/** Whoever refuses robots, or asks for a password or patience, is there. */
const present = new Set([401, 402, 403, 405, 406, 407, 429, 451, 999]);

/** What is wrong with an address; undefined where it answers. Many servers know no HEAD, so what it does not find is asked for by GET. */
export async function checkLink(url: string, fetchPublic: PublicFetch): Promise<LinkProblem | undefined> {
  const head = await ask('HEAD');
  return isPresent(head) ? undefined : toProblem(await ask('GET'));

  async function ask(method: string): Promise<number> {
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

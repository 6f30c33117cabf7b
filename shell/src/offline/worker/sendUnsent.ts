import { type TokenRequest, type UnsentRequest } from '@adp/shared-data/unsent';
import { stores } from '../stores';

/**
 * Sends what pages could not send before they were closed (decision 120): for the page that sends it again the answer was lost, which it knows
 * to handle. What the service refuses is left to that page, which says why.
 * @throws where the network or a service fails: the browser then tries again later
 */
export async function sendUnsent(): Promise<void> {
  const open = () => caches.open(stores.unsent);
  // By its name each time: signing out deletes the cache, and one that is open would still have its entries.
  const read = async (url: string) =>
    (await caches.match(url, { cacheName: stores.unsent }))?.json() as Promise<UnsentRequest> | undefined;
  const sendings = (await (await open()).keys()).map(async ({ url }) => {
    const { lock } = (await read(url)) ?? {};
    if (lock === undefined) return;
    await navigator.locks.request(lock, async () => {
      // A page may have sent it meanwhile, or taken it back.
      const request = await read(url);
      if (!request) return;
      await send(request);
      await (await open()).delete(url);
    });
  });
  // One that fails does not hold up the others.
  await Promise.allSettled(sendings);
  await Promise.all(sendings);
}

async function send({ url, bodies, token }: UnsentRequest): Promise<void> {
  const idToken = await readToken(token);
  if (idToken === undefined) return;
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'text/plain' };
  for (const body of bodies) {
    const { ok, status } = await post(url, { body, headers });
    if (ok || status !== 403) return;
  }
}

/** A new ID token; nothing where the session has ended. */
async function readToken({ url, body }: TokenRequest): Promise<string | undefined> {
  const answer = await post(url, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  return answer.ok ? ((await answer.json()) as { readonly id_token: string }).id_token : undefined;
}

async function post(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', ...init });
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${url} answers ${answer.status}`);
  return answer;
}

import { type TokenRequest, type UnsentRequest } from '@adp/shared-data/unsent';
import { stores } from '../stores';

/** Sends unsent requests (decision 120), except rejected ones. An Error on failure makes the browser retry. */
export async function sendUnsent(): Promise<void> {
  const open = () => caches.open(stores.unsent);
  // Open the cache by name for each read. Signing out deletes the cache, but an open handle would still have its entries.
  const read = async (url: string) =>
    (await caches.match(url, { cacheName: stores.unsent }))?.json() as Promise<UnsentRequest> | undefined;
  const sendings = (await (await open()).keys()).map(async ({ url }) => {
    const { lock } = (await read(url)) ?? {};
    if (lock === undefined) return;
    await navigator.locks.request(lock, async () => {
      // Read the request again, because a page may have sent or deleted it in the meantime.
      const request = await read(url);
      if (!request) return;
      await send(request);
      await (await open()).delete(url);
    });
  });
  // Wait for all requests first, so that one failure does not stop the others.
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

async function readToken({ url, body }: TokenRequest): Promise<string | undefined> {
  const response = await post(url, { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  return response.ok ? ((await response.json()) as { readonly id_token: string }).id_token : undefined;
}

async function post(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { method: 'POST', ...init });
  if (response.status >= 500 || response.status === 429) throw new Error(`${url} answers ${response.status}`);
  return response;
}

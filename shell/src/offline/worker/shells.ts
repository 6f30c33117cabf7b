import { readResources } from '@adp/site-document/pageResources';
import { stores } from '../stores';
import { scope } from './scope';

export interface Shell {
  readonly build: string;
  readonly language: string;
}

interface OpenedShell extends Shell {
  /** True if the page has checked for updates itself (decision 060). It then gets the live manifest of every app. */
  readonly isLive?: boolean;
}

const folder = '/-/worker/opened/';

export function readShell(html: string): Shell | undefined {
  const resources = readResources(html);
  return resources && { build: resources.shell, language: resources.language };
}

/** Stores the client's shell persistently, because the browser may stop the worker at any time. */
export async function rememberOpened(client: string, shell: OpenedShell): Promise<void> {
  const state = await caches.open(stores.state);
  await state.put(folder + client, new Response(JSON.stringify(shell)));
}

export async function findOpened(client: string): Promise<OpenedShell | undefined> {
  const stored = await caches.match(folder + client, { cacheName: stores.state });
  // The cast is safe because only rememberOpened() writes this value.
  return stored && ((await stored.json()) as OpenedShell);
}

/** Deletes the entries of closed pages. Keeps the entry of the page `opening`, which is not a client yet. */
export async function forgetClosed(opening: string): Promise<void> {
  const state = await caches.open(stores.state);
  for (const { url } of await state.keys()) {
    const [, client] = url.split(folder);
    if (client && client !== opening && !(await scope.clients.get(client))) await state.delete(url);
  }
}

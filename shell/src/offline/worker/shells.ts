import { readResources } from '@adp/site-document/pageResources';
import { stores } from '../stores';
import { scope } from './scope';

/** The shell of a page, in one language. */
export interface Shell {
  readonly build: string;
  readonly language: string;
}

/** That of a page that was opened from this device. */
interface OpenedShell extends Shell {
  /** The page has looked what is live itself, of whatever app, as an open tab does (decision 060), and gets that of every app from then on. */
  readonly isLive?: boolean;
}

const folder = '/-/worker/opened/';

/** Returns the shell that the HTML starts. Undefined if the HTML does not name it. */
export function readShell(html: string): Shell | undefined {
  const resources = readResources(html);
  return resources && { build: resources.shell, language: resources.language };
}

/** Stored, as a worker that is stopped meanwhile forgets all else. */
export async function rememberOpened(client: string, shell: OpenedShell): Promise<void> {
  const state = await caches.open(stores.state);
  await state.put(folder + client, new Response(JSON.stringify(shell)));
}

/** The shell of the client's page where that was opened from this device. */
export async function findOpened(client: string): Promise<OpenedShell | undefined> {
  const stored = await caches.match(folder + client, { cacheName: stores.state });
  // Written above alone.
  return stored && ((await stored.json()) as OpenedShell);
}

/** Forgets the pages that are closed; `opening` is not there yet. */
export async function forgetClosed(opening: string): Promise<void> {
  const state = await caches.open(stores.state);
  for (const { url } of await state.keys()) {
    const [, client] = url.split(folder);
    if (client && client !== opening && !(await scope.clients.get(client))) await state.delete(url);
  }
}

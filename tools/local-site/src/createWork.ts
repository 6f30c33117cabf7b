import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createActions,
  createBackgroundWork,
  createComposeMail,
  createLocalTransport,
  saveHealth,
  saveUsage,
} from '@adp/functions';
import type { DocumentEvent, Platform, UploadEvent } from '@adp/local-firebase';
import { createServerReader } from '@adp/shared-data/changes';
import { DataError } from '@adp/shared-data/client';
import { createAdministrator, toSortKeyWrite } from '@adp/shared-data/administrator';
import { projectId } from '@adp/firebase';

const alertsSecret = 'local';

export function createWork(origin: string, { reachesInternet }: { readonly reachesInternet: boolean }) {
  let platform: Pick<Platform, 'firestore' | 'storage' | 'mailbox'> | undefined;
  const runs = new AsyncLocalStorage<AbortSignal>();
  const config = { projectId, apiKey: 'local', origin };
  const send = async (url: string, init: RequestInit) => {
    // A reset cancels running work. Unlike other errors, `cancelled` causes no retry.
    if (runs.getStore()?.aborted) throw new DataError('cancelled');
    return platform ? answer(platform, url, init) : fetch(url, init);
  };
  const administrator = createAdministrator(config, { token: 'owner', fetch: send });
  const accounts = {
    projectId,
    origin: `${origin}/identitytoolkit.googleapis.com`,
    getToken: () => Promise.resolve('owner'),
  };
  const mail = {
    site: origin,
    secret: alertsSecret,
    accounts,
    composeMail: createComposeMail(origin),
    transport: createLocalTransport('Local site <alerts@example.org>', async (message) =>
      platform?.mailbox.receive(message),
    ),
  };
  const { triggers, uploads, schedules } = createBackgroundWork(administrator, {
    site: origin,
    mail,
    reader: createServerReader(config, { fetch: send }),
    // Tests must not check links over the network.
    ...(reachesInternet ? {} : { fetchPublic: () => Promise.resolve(new Response()) }),
  });
  return {
    background: {
      schedules,
      uploads: Object.fromEntries(
        Object.entries(uploads).map(([name, { run }]) => [
          name,
          { run: (event: UploadEvent, signal: AbortSignal) => runs.run(signal, () => run(event)) },
        ]),
      ),
      triggers: Object.fromEntries(
        Object.entries(triggers).map(([name, { document, run }]) => [
          name,
          { document, run: (event: DocumentEvent, signal: AbortSignal) => runs.run(signal, () => run(event)) },
        ]),
      ),
    },
    saveHealth: saveHealth(administrator),
    saveUsage: saveUsage(administrator),
    actions: createActions({ site: origin, apiKey: 'local', administrator, accounts, alertsSecret }),
    updateSearchIndex: () => schedules.updateSearchIndex.run({ time: new Date().toISOString() }),
    addSortKeys: async (documents: Iterable<Parameters<typeof toSortKeyWrite>[0]>) => {
      const writes = [...documents].flatMap((document) => toSortKeyWrite(document) ?? []);
      if (writes.length > 0) await administrator.commit(writes);
    },
    /** Accesses documents and files directly from now on. Without HTTP, no write can be in progress during a reset. */
    usePlatform: (next: Pick<Platform, 'firestore' | 'storage' | 'mailbox'>) => {
      platform = next;
    },
  };
}

async function answer(
  { firestore, storage }: Pick<Platform, 'firestore' | 'storage'>,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const { method = 'GET', headers, body } = init;
  const { service } = url.includes('/v0/b/') ? storage : firestore;
  const { status, body: content } = await service.answer({
    method,
    url: new URL(url),
    headers: Object.fromEntries(new Headers(headers)),
    body: Buffer.from(await new Response(body).arrayBuffer()),
  });
  const bytes = typeof content === 'object' ? new Uint8Array(content) : String(content ?? '');
  // The Response constructor rejects a body for status 204, even an empty body.
  return new Response(status === 204 ? null : bytes, { status });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { createActions, createBackgroundWork } from '@adp/functions';
import type { DocumentEvent, Platform } from '@adp/local';
import { DataError } from '@adp/shared-data';
import { createAdministrator } from '@adp/shared-data/administrator';
import { projectId } from './settings';

/** What runs past the rules, as options of the platform on whose site `origin` is. */
export function createWork(origin: string) {
  let firestore: Platform['firestore'] | undefined;
  const runs = new AsyncLocalStorage<AbortSignal>();
  const administrator = createAdministrator(
    { projectId, apiKey: 'local', origin },
    {
      token: 'owner',
      fetch: async (url, init) => {
        // A reset ends what still runs. It is not tried again, as whatever else fails would be.
        if (runs.getStore()?.aborted) throw new DataError('cancelled');
        return firestore ? answer(firestore, url, init) : fetch(url, init);
      },
    },
  );
  const accounts = {
    ...{ projectId, origin: `${origin}/identitytoolkit.googleapis.com` },
    getToken: () => Promise.resolve('owner'),
  };
  const { triggers, schedules } = createBackgroundWork(administrator);
  return {
    background: {
      schedules,
      triggers: Object.fromEntries(
        Object.entries(triggers).map(([name, { document, run }]) => [
          name,
          { document, run: (event: DocumentEvent, signal: AbortSignal) => runs.run(signal, () => run(event)) },
        ]),
      ),
    },
    actions: createActions({ site: origin, apiKey: 'local', administrator, accounts }),
    /** From then on documents are read and written without HTTP: no write is on its way while the platform is reset. */
    useFirestore: (next: Platform['firestore']) => {
      firestore = next;
    },
  };
}

async function answer({ service }: Platform['firestore'], url: string, init: RequestInit): Promise<Response> {
  const { method = 'GET', headers, body } = init;
  const { status, body: text } = await service.answer({
    ...{ method, url: new URL(url), headers: Object.fromEntries(new Headers(headers)) },
    body: Buffer.from(typeof body === 'string' ? body : ''),
  });
  return new Response(String(text ?? ''), { status });
}

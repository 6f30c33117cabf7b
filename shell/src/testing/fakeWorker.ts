import { toBlock, type PageResources } from '@adp/site-document/pageResources';
import { createFakeCaches } from '@adp/shared-data/testing';
import type { RequestEvent } from '../offline/worker/scope';

export const site = window.location.origin;

/** Environment for the service worker's code: caches in memory, and a network with the responses that a test adds. */
export interface FakeWorker {
  /** Responses by URL. Requests for other URLs fail, as without a network. */
  readonly network: Map<string, () => Response | Promise<Response>>;
  readonly requested: string[];
  readonly unregister: jest.Mock<Promise<boolean>, []>;
  /** Page of each client, by client id. */
  readonly pages: Map<string, { readonly url: string }>;
  /** Parts of the global scope that the worker uses. Tests add further properties. */
  readonly scope: { readonly clients: object };
}

// This must be set before Workbox is imported.
Reflect.set(globalThis, '__WB_DISABLE_DEV_LOGS', true);

/** Work of the events so far. */
const pending: Promise<unknown>[] = [];

class FakeEvent {
  readonly waitUntil = (work: Promise<unknown>) => {
    pending.push(work);
  };
}

/** Waits for work that the worker does after it has responded. */
export async function settle(): Promise<void> {
  for (let work = pending.pop(); work; work = pending.pop()) await work;
}

/** Replaces the browser's globals with the fakes. */
export function installFakeWorker(): FakeWorker {
  const network: FakeWorker['network'] = new Map();
  const requested: string[] = [];
  const unregister = jest.fn(() => Promise.resolve(true));
  const pages: FakeWorker['pages'] = new Map();
  const clients = { get: (id: string) => Promise.resolve(pages.get(id)) };
  Object.assign(globalThis, {
    caches: createFakeCaches(),
    registration: { unregister },
    clients,
    fetch: async (request: Request | string) => {
      const url = new URL(typeof request === 'string' ? request : request.url, site).href;
      requested.push(url);
      const answer = network.get(url);
      if (!answer) throw new TypeError('Failed to fetch');
      return Object.defineProperty(await answer(), 'url', { value: url });
    },
    ExtendableEvent: FakeEvent,
    FetchEvent: FakeEvent,
  });
  return { network, requested, unregister, pages, scope: { clients } };
}

export function toRequestEvent(url: string, init: RequestInit = {}, client = 'page'): RequestEvent {
  const request = new Request(new URL(url, site), init);
  return Object.assign(new FakeEvent(), {
    request,
    clientId: client,
    resultingClientId: client,
  }) as object as RequestEvent;
}

/** Returns the HTML of a page of a shell's build, with or without server-rendered content. */
export function toHtml(
  title: string,
  {
    build = 'b-0123456789',
    content = true,
    language = 'en',
    files = [`/${build}/shell.js`],
    later = [],
  }: Partial<Pick<PageResources, 'language' | 'files' | 'later'>> & {
    readonly build?: string;
    readonly content?: boolean;
  } = {},
): string {
  const registry = '<script type="application/json" id="registry">{"apps":[{"origin":"https://app.example"}]}</script>';
  const resources: PageResources = {
    shell: build,
    language,
    hasContent: content,
    files,
    later,
    pictures: [],
  };
  const block = toBlock('resources', JSON.stringify(resources));
  return `<html lang="${language}"><script src="/${build}/shell.js"></script>${registry}${block}<main>${title}</main></html>`;
}

export async function readStored(cacheName: string, url: string): Promise<string | undefined> {
  return (await caches.match(new URL(url, site).href, { cacheName }))?.text();
}

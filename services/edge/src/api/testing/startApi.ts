import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeData, largest } from '@adp/shared-data/testing';
import { createHandler } from '../../handler';
import type { Handler } from '../../HandlerOptions';
import { toNodeListener } from '../../toNodeListener';

export const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };
export const site = 'https://site.example';
const start = Date.parse('2026-11-21T08:00:00Z');
export const hour = 3_600_000;
/** Fields without which the lists of events and opportunities omit a document. */
export const upcoming = { endsAt: new Date(start + hour), deadlineAt: new Date(start + hour) };
export const author = { uid: 'ada', username: 'sample-author', name: 'Sample Author' };

export interface Body {
  readonly items: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly item: { readonly id: string; readonly title: string };
  readonly published?: Readonly<Record<string, readonly { readonly id: string; readonly source: string }[]>>;
  readonly next: string | null;
  readonly count: { readonly count: number; readonly capped: boolean } | null;
  readonly error: { readonly code: string; readonly parameter?: string };
}

/** A transport to a handler. Resolves to a function that sends requests through the transport. */
type Through = (handler: Handler) => Promise<(path: string, init?: RequestInit) => Promise<Response>>;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

export const entries: readonly [string, Through][] = [
  ['directly', (handler) => Promise.resolve((path, init) => handler(new Request(site + path, init)))],
  [
    'as a Cloud Function, over HTTP',
    async (handler) => {
      const server = createServer((request, response) => void toNodeListener(handler, site)(request, response));
      servers.push(server);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
    },
  ],
];

/** Starts the API with `documents` and a controlled clock, and counts the requests to the data service. */
export async function open(through: Through, documents: Readonly<Record<string, object>> = {}) {
  let time = start;
  const data = createFakeData({ documents, now: () => time });
  const reads: string[] = [];
  const handler = createHandler({
    site,
    data: config,
    now: () => time,
    fetch: (url, init) => {
      reads.push(url);
      return data.fetch(url, init);
    },
    getIpAddress: (request) => request.headers.get('x-address') ?? undefined,
  });
  const send = await through(handler);
  const get = (path: string, init?: RequestInit) => send(`/api/v1/${path}`, init);
  return {
    data,
    get,
    read: async (path: string) => (await (await get(path)).json()) as Body,
    wait: (milliseconds: number) => (time += milliseconds),
    /** Returns the number of requests to the data service since the last call. */
    reads: () => reads.splice(0).length,
  };
}

export const manyArticles = (count: number, fields: (number: number) => object = () => ({})) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `articles/a${number}`,
      { ...largest.article, publishedAt: new Date(start - number * hour), ...fields(number) },
    ]),
  );

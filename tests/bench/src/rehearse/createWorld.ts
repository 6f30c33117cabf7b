import { subscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createHandler, createRenderer } from '@adp/edge';
import { projectId, readSettings } from '@adp/firebase';
import type { SeedDocument } from '@adp/local-firebase';
import {
  createDeniedRequests,
  createFirestore,
  parseRules,
  toDocumentEvent,
  toFetch,
  withCdn,
} from '@adp/local-firebase/testing';
import { createSeed } from '@adp/seed';
import { contentKinds } from '@adp/shared-data/content';
import type { FederatedSite } from '../sites/buildFederated';
import { readFrom } from '../server/readFrom';
import { assumptions } from './assumptions';
import { dataConfig } from './dataConfig';
import { generateWorldItems } from './worldItems';

/** Quantities that can be added and multiplied. */
export interface Totals {
  /** Requests for pages and data that browsers sent, and the number of them that reached the server. */
  readonly pages: number;
  readonly pagesAtServer: number;
  readonly data: number;
  readonly dataAtServer: number;
  /** Pages that render processes were asked to render. */
  readonly renderings: number;
  /** Pages with status 200 that contain only the shell, so that the browser has to render them. */
  readonly pagesWithoutContent: number;
  readonly documentsRead: number;
  readonly documentsWritten: number;
  readonly documentsDeleted: number;
  /** Documents that rules read. They are included in `documentsRead`. */
  readonly ruleDocumentReads: number;
  readonly indexEntriesWritten: number;
  /** Compressed bytes of pages and of data that browsers received, estimated from every twentieth response. */
  readonly pageBytes: number;
  readonly dataBytes: number;
}

/** Quantities since the start of a measurement. */
export interface Quantities extends Totals {
  /** Responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that Firestore refused, by reason. */
  readonly refusals: Readonly<Record<string, number>>;
}

export interface World {
  /** Paths of the public items, without a language. */
  readonly items: readonly string[];
  /** Moves the clock to `time`, in milliseconds since 1970. */
  readonly setTime: (time: number) => void;
  readonly now: () => number;
  /** Requests a path as a browser or a crawler does, through the location `place` of the CDN. */
  readonly open: (
    path: string,
    place: number,
    userAgent?: string,
  ) => Promise<{ readonly status: number; readonly text: string }>;
  /** Makes requests to the data service fail while `isDown` is true. */
  readonly setOutage: (isDown: boolean) => void;
  /** Returns the quantities since the last call. */
  readonly take: () => Quantities;
  /** Returns the number of writes to each document since the last call, by path. */
  readonly takeWrites: () => ReadonlyMap<string, number>;
  /** Returns the events of commits since the last call, in the format of Cloud Functions. */
  readonly takeEvents: () => readonly ReturnType<typeof toDocumentEvent>[];
  readonly fetchData: ReturnType<typeof toFetch>;
  /** Stores documents without counting them. */
  readonly put: (documents: Iterable<SeedDocument>) => void;
  readonly end: () => Promise<void>;
}

type Counters = { -readonly [Name in keyof Totals]: number };

const SAMPLED = 20;
export const noTotals: Totals = {
  pages: 0,
  pagesAtServer: 0,
  data: 0,
  dataAtServer: 0,
  renderings: 0,
  pagesWithoutContent: 0,
  documentsRead: 0,
  documentsWritten: 0,
  documentsDeleted: 0,
  ruleDocumentReads: 0,
  indexEntriesWritten: 0,
  pageBytes: 0,
  dataBytes: 0,
};

interface WorldOptions {
  readonly workspace: string;
  readonly site: FederatedSite;
  /** Number of generated items, in addition to the sample content. */
  readonly items: number;
  /** Time at which the world starts, in milliseconds since 1970. */
  readonly start: number;
}

/**
 * Creates the server side of the site in this process: the local Firestore, the server's handler, render processes and
 * one cache for each location of the CDN. All of them use a clock that only `setTime` moves.
 */
export async function createWorld({ workspace, site, items: count, start }: WorldOptions): Promise<World> {
  let time = start;
  const now = () => time;
  let isDown = false;
  let quantities: Counters = { ...noTotals };
  let statuses: Record<string, number> = {};
  let writes = new Map<string, number>();
  let events: Parameters<typeof toDocumentEvent>[] = [];

  const { rules, indexes } = readSettings(join(workspace, 'services/firebase'));
  const firestore = createFirestore({
    projectId,
    rules: await parseRules(rules),
    indexes,
    deniedRequests: createDeniedRequests(),
    now,
    // Commits that write a document too often fail, as in production (decision 181).
    maxWriteRate: 1,
    onCommit: (changes, committedAt) => {
      for (const change of changes) {
        writes.set(change.path, (writes.get(change.path) ?? 0) + 1);
        events.push([change, committedAt]);
      }
    },
  });
  const day = new Date(start);
  const generated = generateWorldItems({ count, now: day });
  for (const { path, fields } of createSeed({ now: day, objectUrl: (name) => `https://pictures.example/${name}` })
    .documents)
    firestore.put(path, fields);
  for (const { path, fields } of generated) firestore.put(path, fields);

  const fetchDocuments = toFetch(firestore.service);
  const unavailable = JSON.stringify([
    { error: { code: 503, message: 'The service is unavailable.', status: 'UNAVAILABLE' } },
  ]);
  const fetchData: World['fetchData'] = (url, init) =>
    isDown ? Promise.resolve(new Response(unavailable, { status: 503 })) : fetchDocuments(url, init);

  subscribe('adp:render', () => {
    quantities.renderings += 1;
  });
  const handle = (request: Request): Promise<Response> => handler(request);
  const renderer = createRenderer({
    site: site.file,
    handleRequest: handle,
    fetch: readFrom(site.hosts),
    now,
    // Queries of the local Firestore read every document, so they take longer than those of production.
    timeLimit: 20_000,
    onError: ({ reason }) => {
      if (!isDown) console.error(`Not rendered: ${reason}`);
    },
  });
  const handler = createHandler({
    site: site.file.origin,
    data: dataConfig,
    now,
    fetch: fetchData,
    ...renderer,
  });
  const places = Array.from({ length: assumptions.cdnPlaces }, () =>
    withCdn(
      (request) => {
        quantities[isData(request.url) ? 'dataAtServer' : 'pagesAtServer'] += 1;
        return handler(request);
      },
      { now },
    ),
  );

  let requests = 0;
  const open: World['open'] = async (path, place, userAgent = 'browser') => {
    const kind = isData(path) ? 'data' : 'pages';
    const answer = places[place % places.length];
    if (!answer) throw new RangeError('The CDN has no locations.');
    const response = await answer(new Request(site.file.origin + path, { headers: { 'user-agent': userAgent } }));
    const text = await response.text();
    quantities[kind] += 1;
    if (kind === 'pages' && response.status === 200 && text.includes('<div id="root"></div>'))
      quantities.pagesWithoutContent += 1;
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    requests += 1;
    if (requests % SAMPLED === 0) quantities[kind === 'data' ? 'dataBytes' : 'pageBytes'] += toSize(text) * SAMPLED;
    return { status: response.status, text };
  };

  return {
    items: generated.flatMap(({ path }) => toItemPath(path)),
    setTime: (next) => {
      time = Math.round(next);
    },
    open,
    setOutage: (next) => {
      isDown = next;
    },
    take: () => {
      const usage = firestore.usage.reset();
      const { documentsRead, documentsWritten, documentsDeleted, ruleDocumentReads, indexEntriesWritten } = usage;
      const operations = { documentsRead, documentsWritten, documentsDeleted, ruleDocumentReads, indexEntriesWritten };
      const taken = { ...quantities, ...operations, statuses, refusals: usage.refusals };
      quantities = { ...noTotals };
      statuses = {};
      return taken;
    },
    takeWrites: () => {
      const taken = writes;
      writes = new Map();
      return taken;
    },
    takeEvents: () => {
      const taken = events;
      events = [];
      return taken.map(([change, committedAt]) => toDocumentEvent(change, committedAt));
    },
    now,
    fetchData,
    put: (documents) => {
      for (const { path, fields } of documents) firestore.put(path, fields);
    },
    end: () => renderer.end(),
  };
}

const isData = (url: string) => url.includes('/api/v1/');

/** Returns the size of a text after compression by a CDN, in bytes. */
function toSize(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
}

/** Returns the path of the item's page. Returns no path for documents that belong to an item. */
function toItemPath(path: string): readonly string[] {
  const [collection, id, ...rest] = path.split('/');
  const kind = Object.values(contentKinds).find((candidate) => candidate.collection === collection);
  return kind && id !== undefined && rest.length === 0 ? [`/${kind.segment}/${id}`] : [];
}

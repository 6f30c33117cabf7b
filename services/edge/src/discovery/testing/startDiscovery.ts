import { createFakeData, smallest } from '@adp/shared-data/testing';
import { createHandler } from '../../handler';
import type { HandlerOptions } from '../../HandlerOptions';

export const site = 'https://site.example';
export const now = Date.parse('2026-03-01T08:00:00Z');
const day = 86_400_000;
export const at = (days: number) => new Date(now + days * day);

interface Query {
  readonly from: readonly [{ readonly collectionId: string }];
  readonly limit: number;
}

/** Starts a handler on some documents. Records the handler's queries, except of change marks, and its requests. `readFile` may respond instead of the data service. */
export function start(
  documents: Readonly<Record<string, object>> = {},
  options: Partial<HandlerOptions> = {},
  readFile: (url: string) => Response | undefined = () => undefined,
) {
  const data = createFakeData({ documents, now: () => now });
  const reads: { collection: string; limit: number }[] = [];
  const requests: string[] = [];
  const handler = createHandler({
    site,
    data: { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' },
    now: () => now,
    fetch: (url, init) => {
      const file = readFile(url);
      if (file) return Promise.resolve(file);
      requests.push(url);
      const { structuredQuery: query } = JSON.parse(String(init.body ?? '{}')) as { structuredQuery?: Query };
      const collection = query?.from[0].collectionId;
      if (collection && collection !== 'marks') reads.push({ collection, limit: query.limit });
      return data.fetch(url, init);
    },
    getIpAddress: (request) => request.headers.get('x-address') ?? undefined,
    ...options,
  });
  const get = (path: string, init: RequestInit = {}, origin = site) => handler(new Request(origin + path, init));
  const text = async (path: string) => {
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
  /** Returns the last path segments of all data requests since the last call. */
  const requested = () => requests.splice(0).map((url) => new URL(url).pathname.split('/').at(-1) ?? '');
  return { get, text, reads, requested, put: data.put, fail: data.fail };
}

export const article = (changes: object = {}) => ({ ...smallest.article, title: 'An article', ...changes });
export const event = (changes: object = {}) => ({
  ...smallest.event,
  title: 'A workshop',
  startsAt: at(10),
  endsAt: at(10.1),
  timezone: 'Africa/Nairobi',
  ...changes,
});
export const opportunity = (changes: object = {}) => ({
  ...smallest.opportunity,
  title: 'A call',
  deadlineKind: 'fixed',
  deadlineAt: at(20),
  timezone: 'Etc/GMT+12',
  revision: 3,
  ...changes,
});

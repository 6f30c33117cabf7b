/** Creates an in-memory CacheStorage, which jsdom lacks. */
export function createFakeCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const toAddress = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, window.location.href).href;
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    const cache: Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> = {
      match: (request: RequestInfo) => Promise.resolve(entries.get(toAddress(request))?.clone()),
      put: (request: RequestInfo, response: Response) => {
        entries.set(toAddress(request), response);
        return Promise.resolve();
      },
      delete: (request: RequestInfo) => Promise.resolve(entries.delete(toAddress(request))),
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
    };
    return Promise.resolve(cache as Cache);
  };
  return {
    open,
    has: (name) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name) => Promise.resolve(stores.delete(name)),
    match: (request, { cacheName } = {}) => {
      const names = cacheName === undefined ? [...stores.keys()] : [cacheName];
      const responses = names.flatMap((name) => stores.get(name)?.get(toAddress(request)) ?? []);
      return Promise.resolve(responses[0]?.clone());
    },
  };
}

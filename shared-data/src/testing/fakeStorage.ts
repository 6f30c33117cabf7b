interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  /** Who asks. */
  readonly uid: string | undefined;
}

/** As much of Storage's REST interface, and of our rules, as uploads and deletions rely on. It keeps the names alone. */
export function fakeStorage(names: Set<string>) {
  const answer = (status: number, json: unknown = {}) => ({ status, json });

  return ({ method, url, uid }: FakeRequest): { status: number; json: unknown } => {
    const [, encoded] = /\/o\/([^/]+)$/.exec(url.pathname) ?? [];
    const name = encoded === undefined ? url.searchParams.get('name') : decodeURIComponent(encoded);
    const path = name ?? url.searchParams.get('prefix') ?? '';
    const [folder = '', owner] = path.split('/');
    if (uid === undefined || owner !== uid || !['pictures', 'images'].includes(folder)) return answer(403);
    if (method === 'GET') {
      const items = [...names].filter((one) => one.startsWith(path)).map((one) => ({ name: one }));
      return answer(200, { items });
    }
    if (method === 'DELETE') return answer(names.delete(path) ? 204 : 404);
    if (names.has(path)) return answer(403);
    names.add(path);
    return answer(200, { name: path, downloadTokens: 'fake-token' });
  };
}

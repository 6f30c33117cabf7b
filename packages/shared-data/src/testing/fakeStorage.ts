interface FakeRequest {
  readonly method: string;
  readonly url: URL;
  /** The uid of the sender. Undefined for a visitor. */
  readonly uid: string | undefined;
  /** A multipart body with two parts. */
  readonly body?: Blob;
}

export interface FakeAnswer {
  readonly status: number;
  readonly json: unknown;
}

/** A stored image, without its bytes. */
export interface FakeImage {
  readonly size: number;
  readonly contentType: string;
}

/** Creates a fake of the parts of Storage's REST API and security rules that uploads and deletions depend on. */
export function fakeStorage(images: Map<string, FakeImage>, isCounted: (uid: string, object: string) => boolean) {
  const answer = (status: number, json: unknown = {}): FakeAnswer => ({ status, json });
  const described = (name: string, { size, contentType }: FakeImage) =>
    answer(200, { name, contentType, size: String(size), downloadTokens: 'fake-token' });

  return async ({ method, url, uid, body }: FakeRequest): Promise<FakeAnswer> => {
    const [, encoded] = /\/o\/([^/]+)$/.exec(url.pathname) ?? [];
    const name = encoded === undefined ? url.searchParams.get('name') : decodeURIComponent(encoded);
    const path = name ?? url.searchParams.get('prefix') ?? '';
    const [folder = '', owner] = path.split('/');
    if (!['pictures', 'images'].includes(folder)) return answer(403);
    const stored = images.get(path);
    if (method === 'GET' && name !== null) return stored ? described(path, stored) : answer(404);
    if (uid === undefined || owner !== uid) return answer(403);
    if (method === 'GET') {
      const items = [...images.keys()].filter((name) => name.startsWith(path)).map((name) => ({ name }));
      return answer(200, { items });
    }
    if (method === 'DELETE') return answer(images.delete(path) ? 204 : 404);
    if (stored || !body || !isCounted(uid, path)) return answer(403);
    const image = await imageIn(body);
    images.set(path, image);
    return described(path, image);
  };
}

/** Returns the image of an upload, which is the second part of the body. */
async function imageIn(body: Blob): Promise<FakeImage> {
  const text = await bytesAsText(body);
  const [boundary = ''] = text.split('\r\n', 1);
  const [, , part = ''] = text.split(boundary);
  const head = part.indexOf('\r\n\r\n');
  const [, contentType = ''] = /Content-Type: (.*)/.exec(part.slice(0, head)) ?? [];
  // Subtract two line breaks before the bytes and one after them.
  return { contentType, size: part.length - head - 3 * '\r\n'.length };
}

/** Returns a body as text with one character per byte. Uses FileReader, because jsdom's blobs lack `text()`. */
function bytesAsText(body: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(String(reader.result));
    });
    reader.readAsText(body, 'latin1');
  });
}

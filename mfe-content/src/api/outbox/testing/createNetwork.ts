import { createReader } from '@adp/shared-data/client';
import type { DataFiles } from '@adp/shared-data/files';
import { createFakeData, createWriter, type FakeData, type FakeOptions } from '@adp/shared-data/testing';
import { replaceMemberData } from '../../memberData';

/** A response, an HTTP status, a network error, or a response that is lost after the request took effect. */
export type Fate = 'answered' | 'network' | 'lost' | 'hang' | number;

export interface Network extends FakeData {
  readonly meets: (...fates: readonly Fate[]) => void;
  /** Sets a function that decides the result of each request by its description. */
  readonly decide: (getFate: (requests: string) => Fate | Promise<Fate>) => void;
  /** Sets a function to run before each response. */
  readonly during: (work: (requests: string) => Promise<unknown>) => void;
  /** Returns the requests since the last call, such as `create articles/a1`. */
  readonly requests: () => readonly string[];
  readonly uploading: () => number;
}

const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'https://fake.invalid' };

/** Replaces the network with Firestore and Storage fakes in memory. A test decides which requests fail. */
export function createNetwork(uid: string, { timeout = 1_000, ...options }: FakeOptions = {}): Network {
  const data = createFakeData({ ...options, timeout });
  data.signIn(uid);
  const planned: Fate[] = [];
  let requests: string[] = [];
  let decide: (requests: string) => Fate | Promise<Fate> = () => planned.shift() ?? 'answered';
  let uploading = 0;

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const request = toRequest(url, init);
    // Each new item reads the day's count first. The writer's tests cover this request, so leave it out.
    if (request.startsWith('read item_counts/')) return data.fetch(url, init);
    requests.push(request);
    const fate = await decide(request);
    if (fate === 'network') throw new TypeError('Failed to fetch');
    if (fate === 'hang') await aborted(init.signal);
    if (typeof fate === 'number') return new Response('{}', { status: fate });
    const answer = await data.fetch(url, init);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  }

  const files: DataFiles = {
    ...data.files,
    uploadCover: async (upload) => {
      const request = `upload ${upload.name}`;
      requests.push(request);
      const fate = await decide(request);
      data.fail(fate === 'answered' ? null : fate);
      if (fate !== 'hang') uploading += 1;
      try {
        return await data.files.uploadCover(upload);
      } finally {
        data.fail(null);
        if (fate !== 'hang') uploading -= 1;
      }
    },
  };
  const base = { fetch, timeout, getToken: () => Promise.resolve(uid) };
  replaceMemberData({
    reader: createReader(config, base),
    writer: createWriter(config, base),
    files,
    grants: data.grants,
  });
  return {
    ...data,
    meets: (...fates) => {
      planned.push(...fates);
    },
    decide: (getFate) => {
      decide = getFate;
    },
    during: (work) => {
      decide = async (request): Promise<Fate> => {
        await work(request);
        return 'answered';
      };
    },
    requests: () => {
      const all = requests;
      requests = [];
      return all;
    },
    uploading: () => uploading,
  };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}

interface Body {
  readonly documents?: readonly string[];
  readonly writes?: readonly {
    readonly update: { readonly name: string };
    readonly updateMask?: { readonly fieldPaths: readonly string[] };
  }[];
}

/** Describes a request by its operation and path, such as `create articles/a1`. */
function toRequest(url: string, { body }: RequestInit): string {
  const { documents = [], writes = [] } = (typeof body === 'string' ? JSON.parse(body) : {}) as Body;
  // A commit that creates an item updates the day's count first, so the item is the last write.
  const write = writes.at(-1);
  const getPath = (name: string) => name.slice(name.indexOf('/documents/') + '/documents/'.length);
  if (!write) return `read ${getPath(documents[0] ?? new URL(url).pathname)}`;
  const { fieldPaths } = write.updateMask ?? {};
  const act = !fieldPaths ? 'create' : fieldPaths.includes('status') ? 'publish' : 'update';
  return `${act} ${getPath(write.update.name)}`;
}

import { type MemberExport, exportMyDocuments } from '../writer/exportMyDocuments';
import { getSortKey } from '../fields/sortKey';
import { createFiles, type DataFiles } from '../files/createFiles';
import { createServerReader, type ServerReader } from '../changes/createServerReader';
import { createReview, type Review } from '../review/createReview';
import { createWriter, type DataWriter } from '../writer/createWriter';
import { toWireFields } from '../client/wireValues';
import { toStored } from '../fields/storedKeys';
import { at, type FakeDocument, list, plain } from './fakeQuery';
import { fakeRequest } from './fakeRequest';
import { type FakeGrants, fakeService } from './fakeService';
import { type FakeAnswer, type FakeImage, fakeStorage } from './fakeStorage';

export interface FakeData {
  readonly reader: ServerReader;
  readonly writer: DataWriter;
  readonly files: DataFiles;
  /** Behaves like the real `exportMember`. */
  readonly exportMember: (uid: string, options?: { readonly signal?: AbortSignal }) => Promise<MemberExport>;
  /** Replaces the network's `fetch`. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly images: () => readonly string[];
  readonly review: Review;
  /** Signs in a member, by default with a confirmed email address and without a role. Null signs the member out. */
  readonly signIn: (uid: string | null, as?: FakeMember) => void;
  readonly grants: () => Promise<FakeGrants>;
  /**
   * Makes all requests fail in the given way: with a status, without a response, without a network, or with a lost
   * response. `null` ends the failure.
   */
  readonly fail: (how: Failure | null) => void;
  /** Stores a document and bypasses the rules. Takes a path such as `articles/a1` and fields in camelCase. */
  readonly put: (path: string, document: object) => void;
}

interface FakeMember extends FakeGrants {
  readonly isVerified?: boolean;
}

type Failure = number | 'hang' | 'network' | 'lost';

export interface FakeOptions {
  /** The initial documents, by path. */
  readonly documents?: Readonly<Record<string, object>>;
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number;
  /** The timeout of a request, in milliseconds. */
  readonly timeout?: number;
}

/** Creates the real reader and writer on a small in-memory Firestore, for component tests. */
export function createFakeData({ documents = {}, now = Date.now, timeout = 1_000 }: FakeOptions = {}): FakeData {
  const stored = new Map<string, FakeDocument>();
  const answer = fakeService(stored, now, { getGrants: () => grants, isVerified: () => isVerified });
  const images = new Map<string, FakeImage>();
  const answerFile = fakeStorage(images, (uid, object) =>
    list(at(stored.get(`upload_counts/${uid}`)?.fields.objects, 'arrayValue', 'values')).some(
      (name) => plain(name) === object,
    ),
  );
  let member: string | null = null;
  let isVerified = true;
  let grants: FakeGrants = {};
  let planned: Failure | null = null;
  const put = (path: string, document: object) => {
    const fields = toStored({ ...document });
    const key = getSortKey(path, (field) => fields[field]);
    stored.set(path, { fields: toWireFields({ ...fields, ...key }), updateTime: '2026-01-05T08:00:00.000000001Z' });
  };
  for (const [path, document] of Object.entries(documents)) put(path, document);

  /** Makes a request fail as set by `fail`, or forwards it. */
  async function answered(
    signal: AbortSignal | null | undefined,
    result: () => FakeAnswer | Promise<FakeAnswer>,
    failure = planned,
  ): Promise<Response> {
    if (failure === 'network') throw new TypeError('Failed to fetch');
    if (failure === 'hang')
      await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    const { status, json } = typeof failure === 'number' ? { status: failure, json: {} } : await result();
    if (failure === 'lost') throw new TypeError('Failed to fetch');
    return new Response(status === 204 ? null : JSON.stringify(json), { status });
  }

  const fetch = (address: string, { method = 'GET', body, headers, signal }: RequestInit) => {
    const url = new URL(address);
    const uid = getCaller(new Headers(headers));
    const sent = typeof body === 'string' ? body : undefined;
    if (url.pathname.startsWith('/v0/')) return answered(signal, () => answerFile({ method, url, uid }));
    // Uploads are counted before they are sent, but `fail` applies only to the upload itself.
    const isCount = `${address} ${sent}`.includes('/upload_counts/');
    return answered(signal, () => answer(url, sent && JSON.parse(sent), uid), isCount ? null : planned);
  };
  const newRequest = () =>
    fakeRequest(({ method, url, headers, body, signal }) =>
      answered(signal, () => answerFile({ method, url, uid: getCaller(headers), body })),
    );

  const options = {
    fetch,
    newRequest,
    now,
    timeout,
    getToken: () => Promise.resolve(member),
    isVerified: () => Promise.resolve(isVerified),
  };
  return {
    reader: createServerReader(config, options),
    writer: createWriter(config, options),
    files: createFiles(config, options),
    review: createReview(config, options),
    exportMember: (uid, requestOptions = {}) => exportMyDocuments(config, options, uid, requestOptions),
    fetch,
    images: () => [...images.keys()],
    signIn: (uid, { isVerified: hasAddress = true, ...as } = {}) => {
      member = uid;
      isVerified = hasAddress;
      grants = as;
    },
    grants: () => Promise.resolve(grants),
    fail: (how) => {
      planned = how;
    },
    put,
  };
}

const config = {
  projectId: 'demo-fake',
  apiKey: 'fake',
  origin: 'https://fake.invalid',
};

function getCaller(headers: Headers): string | undefined {
  return headers.get('authorization')?.replace(/^(Bearer|Firebase) /, '');
}

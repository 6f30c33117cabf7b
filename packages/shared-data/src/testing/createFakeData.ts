import { type MemberExport, exportMyDocuments } from '../writer/exportMyDocuments';
import { getSortKey } from '../fields/sortKey';
import { createFiles, type DataFiles } from '../files/createFiles';
import { createReader, type DataReader } from '../client/createReader';
import { createReview, type Review } from '../review/createReview';
import { createWriter, type DataWriter } from '../writer/createWriter';
import { toWireFields } from '../client/wireValues';
import { toStored } from '../fields/storedKeys';
import { at, type FakeDocument, list, plain } from './fakeQuery';
import { fakeRequest } from './fakeRequest';
import { type FakeGrants, fakeService } from './fakeService';
import { type FakeAnswer, type FakeImage, fakeStorage } from './fakeStorage';

export interface FakeData {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  readonly files: DataFiles;
  /** As `exportMember`. */
  readonly exportMember: (uid: string, options?: { readonly signal?: AbortSignal }) => Promise<MemberExport>;
  /** What answers in place of the network. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Names of the images that are stored. */
  readonly images: () => readonly string[];
  /** What reviewers read and write. */
  readonly review: Review;
  /** Signs a member in, by default with a confirmed address and no role, or everybody out. */
  readonly signIn: (uid: string | null, as?: FakeMember) => void;
  /** What an administrator has granted the member who is signed in. */
  readonly grants: () => Promise<FakeGrants>;
  /**
   * Lets every request from now on end so, until `null`: an HTTP status, no answer at all, no network, or done with its answer
   * lost on the way.
   */
  readonly fail: (how: Failure | null) => void;
  /** Stores a document past all rules, by a path such as `articles/a1` and with the code's camelCase fields. */
  readonly put: (path: string, document: object) => void;
}

interface FakeMember extends FakeGrants {
  readonly isVerified?: boolean;
}

type Failure = number | 'hang' | 'network' | 'lost';

export interface FakeOptions {
  /** First documents, by path. */
  readonly documents?: Readonly<Record<string, object>>;
  /** The clock, in milliseconds. */
  readonly now?: () => number;
  /** For one request, in milliseconds. */
  readonly timeout?: number;
}

/** Reader and writer for tests of components: the real ones, on a small Firestore in memory in place of the network. */
export function createFakeData({ documents = {}, now = Date.now, timeout = 1_000 }: FakeOptions = {}): FakeData {
  const stored = new Map<string, FakeDocument>();
  const answer = fakeService(stored, now, { getGrants: () => grants, isVerified: () => isVerified });
  const images = new Map<string, FakeImage>();
  const answerFile = fakeStorage(images, (uid, object) =>
    list(at(stored.get(`upload_counts/${uid}`)?.fields.objects, 'arrayValue', 'values')).some(
      (one) => plain(one) === object,
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

  /** Ends a request as `fail` has it, or lets it be answered. */
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
    // An upload is counted before it is sent: what `fail` decides is what becomes of the upload itself.
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
    reader: createReader(config, options),
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

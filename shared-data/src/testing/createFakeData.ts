import { createReader, type DataReader } from '../access/createReader';
import { createWriter, type DataWriter } from '../access/createWriter';
import { toWireFields } from '../access/storedValues';
import { toStored } from '../schemas/storedKeys';
import type { FakeDocument } from './fakeQuery';
import { fakeService } from './fakeService';

export interface FakeData {
  readonly reader: DataReader;
  readonly writer: DataWriter;
  /** Signs a member in, or everybody out. */
  readonly signIn: (uid: string | null) => void;
  /** Lets every request from now on end so, until `null`: an HTTP status, no answer at all, or no network. */
  readonly fail: (how: number | 'hang' | 'network' | null) => void;
  /** Stores a document past all rules, by a path such as `articles/a1` and with the code's camelCase fields. */
  readonly put: (path: string, document: object) => void;
}

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
  const answer = fakeService(stored, now);
  let member: string | null = null;
  let failure: number | 'hang' | 'network' | null = null;
  const put = (path: string, document: object) => {
    stored.set(path, { fields: toWireFields(toStored({ ...document })), updateTime: '2026-01-05T08:00:00.000000001Z' });
  };
  for (const [path, document] of Object.entries(documents)) put(path, document);

  async function fetch(url: string, { body, headers, signal }: RequestInit): Promise<Response> {
    if (failure === 'network') throw new TypeError('Failed to fetch');
    if (failure === 'hang')
      await new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    const uid = new Headers(headers).get('authorization')?.replace('Bearer ', '');
    const json: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const result = typeof failure === 'number' ? { status: failure, json: {} } : answer(new URL(url), json, uid);
    return Response.json(result.json, { status: result.status });
  }

  const config = { projectId: 'demo-fake', apiKey: 'fake', origin: 'http://fake.invalid' };
  const options = { fetch, getToken: () => Promise.resolve(member), now, timeout };
  return {
    reader: createReader(config, options),
    writer: createWriter(config, options),
    signIn: (uid) => {
      member = uid;
    },
    fail: (how) => {
      failure = how;
    },
    put,
  };
}

import type { Service } from '../http/service';
import { firestorePrefixes, toRoot } from './names';
import type { Fields } from './value';

/** Operations on the official emulator. They throw an Error with one sentence if it is not available or rejects the request. */
export interface EmulatorFirestore {
  readonly service: Service;
  /**
   * Sends rules to the emulator.
   * @throws Error with one sentence if the emulator is not available or rejects the rules
   */
  readonly setRules: (source: string) => Promise<void>;
  /** Reads a document, bypassing the rules. Resolves to undefined if the document does not exist. */
  readonly get: (path: string) => Promise<Fields | undefined>;
  /** Writes documents, bypassing the rules. */
  readonly putAll: (documents: readonly { readonly path: string; readonly fields: Fields }[]) => Promise<void>;
}

/** Creates a service that forwards requests to the official emulator at `host`, such as 127.0.0.1:8085. */
export function emulatorFirestore(projectId: string, host: string): EmulatorFirestore {
  const root = toRoot(projectId);

  async function administer(method: string, path: string, body: unknown): Promise<void> {
    const answer = await send(`http://${host}${path}`, method, { authorization: 'Bearer owner' }, JSON.stringify(body));
    if (!answer.ok)
      throw new Error(`The Firestore emulator at ${host} rejected a request: ${(await answer.text()).slice(0, 300)}`);
  }

  async function send(
    url: string,
    method: string,
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer>,
  ) {
    try {
      return await fetch(url, { method, headers, ...(method === 'GET' ? {} : { body }) });
    } catch (cause) {
      throw new Error(`No Firestore emulator is available at ${host}.`, { cause });
    }
  }

  return {
    service: {
      prefixes: firestorePrefixes(projectId),
      answer: async ({ method, url, headers, body }) => {
        const { authorization, 'content-type': type } = headers;
        const forwarded = { ...(authorization && { authorization }), ...(type && { 'content-type': type }) };
        const address = `http://${host}${url.pathname}${url.search}`;
        const answer = await send(address, method, forwarded, new Uint8Array(body));
        return {
          status: answer.status,
          headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
          body: Buffer.from(await answer.arrayBuffer()),
        };
      },
    },
    get: async (path) => {
      const address = `http://${host}/v1/${root}/${path}`;
      const answer = await send(address, 'GET', { authorization: 'Bearer owner' }, '');
      if (answer.status === 404) return undefined;
      const { fields = {} } = (await answer.json()) as { readonly fields?: Fields };
      return fields;
    },
    setRules: (content) =>
      administer('PUT', `/emulator/v1/projects/${projectId}:securityRules`, {
        rules: { files: [{ name: 'firestore.rules', content }] },
      }),
    putAll: async (documents) => {
      for (let at = 0; at < documents.length; at += 400) {
        const writes = documents
          .slice(at, at + 400)
          .map(({ path, fields }) => ({ update: { name: `${root}/${path}`, fields } }));
        await administer('POST', `/v1/${root}:commit`, { writes });
      }
    },
  };
}

import { KEY_ID_LENGTH } from '../signature';

export interface TestKey {
  readonly id: string;
  /** Raw point of the public key. */
  readonly raw: Uint8Array;
  /** Returns the signed manifest, as publishing does with Node's own functions. */
  readonly sign: <Statement extends object>(
    statement: Statement,
  ) => Promise<Statement & { readonly signature: string }>;
  /** Returns the 64 bytes of a signature of a text. */
  readonly signText: (text: string) => Promise<Uint8Array>;
}

export const toBase64 = (bytes: Iterable<number>) => btoa(String.fromCharCode(...bytes));

/** Creates a key pair with WebCrypto for tests. */
export async function createTestKey(namedCurve = 'P-256'): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve }, true, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', raw));
  const signText = async (text: string) => {
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    return new Uint8Array(await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(text)));
  };
  return {
    id: toBase64(digest).slice(0, KEY_ID_LENGTH),
    raw,
    signText,
    sign: async (statement) => ({
      ...statement,
      signature: toBase64([...raw, ...(await signText(JSON.stringify(statement)))]),
    }),
  };
}

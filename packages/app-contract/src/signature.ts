/** Fields that publishing adds to an app's manifest when it signs the manifest (decision 168). */
export interface Signed {
  /** Origin of the site that the manifest is for. */
  readonly site: string;
  /** Number of the release. Each release of the app has a higher one, also a rollback. */
  readonly sequence: number;
  /** Date and time in ISO format after which the manifest is refused. */
  readonly expires: string;
  /** Hash of each build's `routes.json`, whose hints name files with their hashes. */
  readonly routes: Readonly<Record<string, string>>;
  /** Hash of the last entry in the app's log of publications (decision 169). */
  readonly log: string;
  /** The raw public key (65 bytes) and the signature (64 bytes) of all other fields as JSON, in Base64. */
  readonly signature: string;
}

export interface SignatureRequirements {
  readonly site: string;
  /** Ids of the app's keys in the registry (`KEY_ID_LENGTH`). */
  readonly keys: readonly string[];
  /** Highest sequence number that was seen before. */
  readonly seen: number;
  /** Current date and time in ISO format. */
  readonly now: string;
}

const KEY_BYTES = 65;
/** Length of a key id: 128 bits in Base64, because ids are in every page. */
export const KEY_ID_LENGTH = 22;

const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Returns the id of a raw public key: the start of its SHA-256. */
async function getKeyId(key: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', key);
  return btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, KEY_ID_LENGTH);
}

/**
 * Verifies the manifest `json` as parsed from the host's text, before unknown fields are dropped. Returns the id of its
 * key. Throws an Error that names the reason of a refusal.
 */
export async function verifyManifest(json: object, { site, keys, seen, now }: SignatureRequirements): Promise<string> {
  const { signature, ...statement } = json as Partial<Signed>;
  if (!signature) throw new Error('it is not signed');
  // Browsers provide `subtle` only to secure contexts.
  if (!(crypto as Partial<Crypto>).subtle) throw new Error('signatures cannot be verified here');
  const [key, isValid] = await verify(signature, JSON.stringify(statement)).catch((cause: unknown) => {
    throw new Error('its signature is malformed', { cause });
  });
  if (!keys.includes(key)) throw new Error('its key is not in the registry');
  if (!isValid) throw new Error('its signature does not match');
  if (statement.site !== site) throw new Error(`it is for ${statement.site}`);
  if (!((statement.sequence ?? 0) >= seen)) throw new Error(`its number ${statement.sequence} is below ${seen}`);
  if (!((statement.expires ?? '') > now)) throw new Error(`it expired on ${statement.expires}`);
  return key;
}

async function verify(signature: string, text: string): Promise<readonly [string, boolean]> {
  const bytes = toBytes(signature);
  const raw = bytes.slice(0, KEY_BYTES);
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  const isValid = await crypto.subtle.verify(algorithm, key, bytes.slice(KEY_BYTES), new TextEncoder().encode(text));
  return [await getKeyId(raw), isValid];
}

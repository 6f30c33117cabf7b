import type { ImportedAccount } from '../auth/accounts/importAccounts';
import type { Auth } from '../auth/createAuth';
import type { Firestore } from '../firestore/createFirestore';
import type { Storage } from '../storage/createStorage';

/** Initial content of a platform without saved state. */
export interface Seed {
  readonly accounts: readonly ImportedAccount[];
  readonly documents: readonly SeedDocument[];
  readonly objects: readonly SeedObject[];
}

export interface SeedDocument {
  readonly path: string;
  /** Document fields in proto3 JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface SeedObject {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface SeedContext {
  readonly now: Date;
  /** Returns the URL of a Storage object. */
  readonly objectUrl: (name: string) => string;
}

/** Creates the seed at each start without saved state and at each `reset()`. */
export type CreateSeed = (context: SeedContext) => Seed;

interface Parts {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: Storage;
}

export function applySeed({ auth, firestore, storage }: Parts, missing: ReadonlySet<string>, seed: Seed): void {
  if (missing.has('auth')) auth.importAccounts(seed.accounts);
  if (missing.has('firestore')) for (const { path, fields } of seed.documents) firestore.put(path, fields);
  if (missing.has('storage'))
    for (const { name, contentType, bytes } of seed.objects) storage.put(name, contentType, bytes);
}

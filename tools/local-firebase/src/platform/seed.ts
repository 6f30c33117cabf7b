import type { ImportedAccount } from '../auth/accounts/importAccounts';
import type { Auth } from '../auth/createAuth';
import type { Firestore } from '../firestore/createFirestore';
import type { Storage } from '../storage/createStorage';

/** What a platform without state begins with. */
export interface Seed {
  readonly accounts: readonly ImportedAccount[];
  readonly documents: readonly SeedDocument[];
  readonly objects: readonly SeedObject[];
}

export interface SeedDocument {
  /** Collection and id, as `articles/a1`. */
  readonly path: string;
  /** In proto3 JSON. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface SeedObject {
  /** The object's name in Storage. */
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface SeedContext {
  /** The current time; the seed may count its dates from it. */
  readonly now: Date;
  /** The address of an object in Storage. */
  readonly objectUrl: (name: string) => string;
}

/** Makes the seed. Called at each start without state and at each `reset()`. */
export type CreateSeed = (context: SeedContext) => Seed;

interface Parts {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: Storage;
}

/** Writes the seed into the parts named in `missing`. */
export function applySeed({ auth, firestore, storage }: Parts, missing: ReadonlySet<string>, seed: Seed): void {
  if (missing.has('auth')) auth.importAccounts(seed.accounts);
  if (missing.has('firestore')) for (const { path, fields } of seed.documents) firestore.put(path, fields);
  if (missing.has('storage'))
    for (const { name, contentType, bytes } of seed.objects) storage.put(name, contentType, bytes);
}

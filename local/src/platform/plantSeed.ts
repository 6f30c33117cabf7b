import type { Auth } from '../auth/createAuth';
import type { Firestore } from '../firestore/createFirestore';
import { createSeed, type Seed } from '../seed/createSeed';
import { generateItems } from '../seed/generator/generateItems';
import type { Storage } from '../storage/createStorage';

interface Parts {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: Storage;
}

interface Seeding {
  /** The parts that have no state. */
  readonly missing: ReadonlySet<string>;
  /** How many generated items stand beside the seed's documents. */
  readonly items: number;
  /** The address of an image in Storage. */
  readonly imageUrl: (name: string) => string;
}

/** Puts the seed into the parts that have no state. */
export function plantSeed({ auth, firestore, storage }: Parts, { missing, items, imageUrl }: Seeding): void {
  if (missing.size === 0) return;
  const now = new Date();
  const seed = seedToday(now, imageUrl);
  if (missing.has('auth')) {
    auth.importAccounts(
      seed.accounts.map(({ displayName, emailVerified, ...account }) => ({
        ...account,
        name: displayName,
        verified: emailVerified,
      })),
    );
  }
  if (missing.has('firestore')) {
    for (const { path, fields } of seed.documents) firestore.put(path, fields);
    if (items > 0) for (const { path, fields } of generateItems({ count: items, now })) firestore.put(path, fields);
  }
  if (missing.has('storage'))
    for (const { name, contentType, bytes } of seed.images) storage.put(name, contentType, bytes);
}

let made: { readonly key: string; readonly seed: Seed } | undefined;

/** The seed is the same all day, so a process that starts many platforms, or resets one, makes it once. */
function seedToday(now: Date, imageUrl: (name: string) => string): Seed {
  const key = `${now.toISOString().slice(0, 10)} ${imageUrl('')}`;
  if (made?.key !== key) made = { key, seed: createSeed({ now, imageUrl }) };
  return made.seed;
}

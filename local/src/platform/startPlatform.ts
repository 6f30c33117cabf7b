import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAuth, type Auth } from '../auth/createAuth';
import { demoProjectId } from '../auth/firebaseConfig';
import { addShim } from '../auth/pages/addShim';
import type { PasswordPolicy } from '../auth/policy/passwordPolicy';
import { keepDenials } from '../denials/denials';
import { createDeveloperPage } from '../developer/createDeveloperPage';
import { emulatorFirestore } from '../firestore/emulatorFirestore';
import { createFirestore, type Firestore } from '../firestore/createFirestore';
import { readIndexes } from '../firestore/indexes/readIndexes';
import { serveSites, type ServedSites, type ServeOptions } from '../hosting/serveSites';
import { createStorage, type Storage } from '../storage/createStorage';
import { folderBytes } from '../storage/folderBytes';
import { developerData } from './developerData';
import { openState } from './openState';
import { plantSeed } from './plantSeed';
import { readPasswordPolicyFile, readRulesFile } from './readSettings';
import { rulesDocuments } from './rulesDocuments';

export interface PlatformOptions extends Omit<ServeOptions, 'services' | 'page'> {
  /** The folder of firestore.rules, firestore.indexes.json, storage.rules and local/. */
  readonly workspace: string;
  /** Where the state is kept between starts; without it, it ends with the process. */
  readonly keepIn?: string;
  /** Forgets what is kept. */
  readonly fresh?: boolean;
  /** Instead of local/password-policy.json. */
  readonly passwordPolicy?: PasswordPolicy;
  /** What a platform without state begins with: the seed, and so many generated items. */
  readonly seed?: boolean;
  readonly items?: number;
  /** Pages as they are deployed, without the script that lets pop-up sign-in work offline. */
  readonly plainPages?: boolean;
  /** Host of an official Firestore emulator that answers in place of ours, such as 127.0.0.1:8085. */
  readonly firestoreEmulator?: string | undefined;
  /** Tells the developer one sentence. */
  readonly tell?: (sentence: string) => void;
}

export interface Platform extends ServedSites {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: Storage;
  /** Documents, accounts, codes and objects as a fresh start has them; denied requests are dropped. Cheap: for tests. */
  readonly reset: () => void;
}

/**
 * The whole local platform: every site, and on each site's origin Auth, Firestore, Storage and the developer's page.
 * @throws Error with one sentence where something that it needs is missing, faulty or taken
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { workspace, keepIn, seed = true, items = 0, tell = console.error } = options;
  const cacheFolder = join(workspace, 'local/.cache');
  const settings = {
    rules: await readRulesFile(join(workspace, 'firestore.rules'), cacheFolder),
    indexes: readIndexes(join(workspace, 'firestore.indexes.json')),
    storageRules: await readRulesFile(join(workspace, 'storage.rules'), cacheFolder),
    passwordPolicy: options.passwordPolicy ?? readPasswordPolicyFile(join(workspace, 'local/password-policy.json')),
  };
  const denials = keepDenials();
  let changed: (part: string) => void = () => undefined;
  const projectId = demoProjectId;
  const bucket = `${projectId}.appspot.com`;
  const firestore = createFirestore({ ...settings, projectId, denials, onChange: () => changed('firestore') });
  const auth = await createAuth({
    projectId,
    passwordPolicy: settings.passwordPolicy,
    cacheFolder,
    origins: Object.values(options.origins),
    tell,
    onChange: () => changed('auth'),
  });
  const storage = createStorage({
    projectId,
    bucket,
    rules: settings.storageRules,
    firestoreDocuments: rulesDocuments(firestore),
    denials,
    tell,
    ...(keepIn ? { bytes: folderBytes(join(keepIn, 'images')) } : {}),
    onChange: () => changed('storage'),
  });
  const parts = { auth, firestore, storage };
  const state = await openState({ keepIn, fresh: options.fresh ?? false, parts, tell });
  try {
    const images = `${options.origins.shell ?? ''}/v0/b/${bucket}/o`;
    const imageUrl = (name: string) => `${images}/${encodeURIComponent(name)}?alt=media`;
    const plant = (missing: ReadonlySet<string>) => {
      if (seed) plantSeed(parts, { missing, items, imageUrl });
    };
    plant(state.missing);
    const emulator = options.firestoreEmulator && emulatorFirestore(projectId, options.firestoreEmulator);
    if (emulator) {
      await emulator.setRules(readFileSync(join(workspace, 'firestore.rules'), 'utf8'));
      // It begins with what ours holds, and keeps nothing afterwards.
      await emulator.putAll([...firestore.documents()]);
    }
    changed = state.changed;
    for (const part of state.missing) changed(part);
    const services = [
      emulator ? emulator.service : firestore.service,
      auth.service,
      storage.service,
      createDeveloperPage(developerData(parts, denials)),
    ];
    const sites = await serveSites({ ...options, services, ...(options.plainPages ? {} : { page: addShim }) });
    const stop = async () => {
      await sites.stop();
      await state.close();
    };
    const reset = () => {
      for (const part of Object.values(parts)) part.clear();
      denials.clear();
      plant(new Set(Object.keys(parts)));
    };
    return { ...sites, ...parts, reset, stop };
  } catch (error) {
    await state.close();
    throw error;
  }
}

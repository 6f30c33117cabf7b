import { join } from 'node:path';
import { createAuth, type Auth } from '../auth/createAuth';
import { demoProjectId } from '../auth/firebaseConfig';
import { addShim } from '../auth/pages/addShim';
import { keepDenials } from '../denials/denials';
import { createDeveloperPage } from '../developer/createDeveloperPage';
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
  /** What a platform without state begins with: the seed, and so many generated items. */
  readonly seed?: boolean;
  readonly items?: number;
  /** Pages as they are deployed, without the script that lets pop-up sign-in work offline. */
  readonly plainPages?: boolean;
  /** Tells the developer one sentence. */
  readonly tell?: (sentence: string) => void;
}

export interface Platform extends ServedSites {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly storage: Storage;
}

/**
 * The whole local platform: every site, and on each site's origin Auth, Firestore, Storage and the developer's page.
 * @throws Error with one sentence where something that it needs is missing, faulty or taken
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { workspace, keepIn, seed = true, items = 0, tell = console.error } = options;
  const settings = {
    rules: readRulesFile(join(workspace, 'firestore.rules')),
    indexes: readIndexes(join(workspace, 'firestore.indexes.json')),
    storageRules: readRulesFile(join(workspace, 'storage.rules')),
    passwordPolicy: readPasswordPolicyFile(join(workspace, 'local/password-policy.json')),
  };
  const denials = keepDenials();
  let changed: (part: string) => void = () => undefined;
  const projectId = demoProjectId;
  const bucket = `${projectId}.appspot.com`;
  const firestore = createFirestore({ ...settings, projectId, denials, onChange: () => changed('firestore') });
  const auth = await createAuth({
    projectId,
    passwordPolicy: settings.passwordPolicy,
    cacheFolder: join(workspace, 'local/.cache'),
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
    if (seed) plantSeed(parts, { missing: state.missing, items, imageUrl });
    changed = state.changed;
    for (const part of state.missing) changed(part);
    const services = [
      firestore.service,
      auth.service,
      storage.service,
      createDeveloperPage(developerData(parts, denials)),
    ];
    const sites = await serveSites({ ...options, services, ...(options.plainPages ? {} : { page: addShim }) });
    const stop = async () => {
      await sites.stop();
      await state.close();
    };
    return { ...sites, ...parts, stop };
  } catch (error) {
    await state.close();
    throw error;
  }
}

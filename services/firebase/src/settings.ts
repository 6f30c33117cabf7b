import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePasswordPolicy, type PasswordPolicy, readIndexes, type Indexes } from '@adp/local-firebase';

/** Id of the local platform's project. No real project can have this id, because Google reserves the prefix `demo-`. */
export const projectId = 'demo-adp';

/** Path of the page to which links in emails of the authentication service lead. */
export const actionPath = '/authorization';

/** Settings that are deployed to a Firebase project. The local platform enforces the same settings. */
export interface Settings {
  readonly rules: string;
  readonly storageRules: string;
  readonly indexes: Indexes;
  readonly passwordPolicy: PasswordPolicy;
}

/**
 * Reads the settings of this product from the files in `folder`.
 * @throws Error with one sentence that names the unreadable or invalid file
 */
export function readSettings(folder: string): Settings {
  return {
    rules: read(join(folder, 'firestore.rules')),
    storageRules: read(join(folder, 'storage.rules')),
    indexes: readIndexes(join(folder, 'firestore.indexes.json')),
    passwordPolicy: parsePasswordPolicy(read(join(folder, 'password-policy.json'))),
  };
}

const pictureHost = "'https://firebasestorage[.]googleapis[.]com/v0/b/'";

/**
 * Returns the rules for the local platform, which accept pictures from this machine instead of Google's servers.
 * @throws Error with one sentence if the rules do not contain the origin of pictures
 */
export function withLocalPictures(rules: string): string {
  if (!rules.includes(pictureHost)) throw new Error('firestore.rules do not say where pictures come from.');
  return rules.replaceAll(pictureHost, "'http://(localhost|127[.]0[.]0[.]1)(:[0-9]+)?/v0/b/'");
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file} cannot be read.`, { cause });
  }
}

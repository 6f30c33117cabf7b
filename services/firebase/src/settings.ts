import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePasswordPolicy, type PasswordPolicy, readIndexes, type Indexes } from '@adp/local-firebase';

/** The project of the local platform. Google reserves ids that begin with `demo-`: no real project has one. */
export const projectId = 'demo-adp';

/** The page that the links of e-mails lead to. */
export const actionPath = '/authorization';

/** What is deployed to a project, and what the local platform holds requests to. */
export interface Settings {
  readonly rules: string;
  readonly storageRules: string;
  readonly indexes: Indexes;
  readonly passwordPolicy: PasswordPolicy;
}

/**
 * The settings of this product, from the files of `folder`.
 * @throws Error with one sentence that names the file
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
 * Rules for the local platform: pictures come from this machine, and from nowhere else.
 * @throws Error with one sentence where the rules do not say where pictures come from
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

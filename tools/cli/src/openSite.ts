import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readToken } from '@adp/app-kit/publish';
import { createAdministrator, firestoreOrigin } from '@adp/shared-data/administrator';
import type { OpenedSite } from '@adp/transfer/commands';
import { readSiteFile } from '@adp/site-document/siteFile';

const workspace = resolve(import.meta.dirname, '../../..');

/**
 * Opens the data of a site for an administrator. The site is the running local platform, or a project whose access
 * token is in the environment.
 * @param name of a file in config/sites/, or a path that ends with .json
 * @throws Error with one sentence if the site cannot be opened
 */
export function openSite(name: string): OpenedSite {
  const file = name.endsWith('.json') ? resolve(name) : join(workspace, 'config/sites', `${name}.json`);
  if (!existsSync(file)) throw new Error(`The site file ${file} does not exist.`);
  const { origin, hosting, firebaseConfig } = readSiteFile(file);
  if (!hosting || !firebaseConfig) throw new Error(`${file} must name a project in "hosting" and "firebaseConfig".`);
  const isLocal = hosting.api.startsWith('http://');
  const { projectId, storageBucket } = firebaseConfig;
  const token = readToken(hosting.api);
  return {
    origin,
    project: projectId,
    api: hosting.api,
    token,
    administrator: createAdministrator(
      {
        projectId,
        apiKey: '',
        origin: isLocal ? hosting.api : firestoreOrigin,
        ...(storageBucket ? { bucket: storageBucket } : {}),
      },
      { token },
    ),
  };
}

import { readToken } from '@adp/app-kit/publish';
import { createAdministrator, firestoreOrigin } from '@adp/shared-data/administrator';
import type { OpenedSite } from '@adp/transfer/commands';
import { readSiteFile } from '@adp/site-document/siteFile';
import { findSiteFile } from './siteFiles';

/** Opens the local platform, or a project whose access token is in the environment. @throws Error with one sentence */
export function openSite(name: string): OpenedSite {
  const file = findSiteFile(name);
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

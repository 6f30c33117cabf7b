import { indexRoutes } from '../deployment/indexRoutes';
import { projectRoutes } from '../deployment/projectRoutes';
import { rulesRoutes } from '../deployment/rulesRoutes';
import type { Firestore } from '../firestore/createFirestore';
import type { EmulatorFirestore } from '../firestore/emulatorFirestore';
import { channelUrl } from '../hosting/releases/channelUrl';
import type { Releases } from '../hosting/releases/createReleases';
import { hostingRoutes } from '../hosting/releases/hostingRoutes';
import { ApiError } from '../http/apiError';
import { createOwnerService } from '../http/ownerService';
import type { Service } from '../http/service';
import { parseCached } from '../rules/rulesCache';
import type { Storage } from '../storage/createStorage';

interface AdministrationOptions {
  readonly projectId: string;
  readonly bucket: string;
  readonly origins: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly storageRules: string;
  readonly toLocalRules: (rules: string) => string;
  readonly cacheFolder: string;
  readonly firestore: Firestore;
  readonly emulator: EmulatorFirestore | undefined;
  readonly storage: Storage;
  readonly releases: Releases;
}

/** Creates the administration APIs that deployments use. Deployments take effect immediately. */
export function administration(options: AdministrationOptions): Service {
  const { projectId, bucket, origins, cacheFolder, firestore, storage, releases, toLocalRules } = options;
  const parse = (source: string) => parseCached(source, { folder: cacheFolder });
  const setFirestoreRules = async (source: string) => {
    const rules = adapt(source, toLocalRules);
    firestore.setRules(await parse(rules));
    await options.emulator?.setRules(rules);
  };
  const services = {
    'cloud.firestore': { source: options.rules, set: setFirestoreRules },
    [`firebase.storage/${bucket}`]: {
      source: options.storageRules,
      set: async (source: string) => storage.setRules(await parse(source)),
    },
  };
  const project = `/v1/projects/${projectId}`;
  return createOwnerService(
    projectId,
    [
      '/v1beta1/',
      '/upload/sites/',
      '/admin/v2/',
      '/v1alpha/projects/',
      `${project}/rulesets`,
      `${project}/releases`,
      `${project}/services/`,
      `${project}:`,
      `${project}/databases/(default)`,
    ],
    [
      ...hostingRoutes({
        projectId,
        releases,
        toUrl: (site, channel) => channelUrl(site, channel, origins[site] ?? ''),
      }),
      ...rulesRoutes({ projectId, check: parse, services }),
      ...indexRoutes({ projectId, get: firestore.indexes, set: firestore.setIndexes }),
      ...projectRoutes({ projectId, bucket, sites: releases.sites, origins: Object.values(origins) }),
    ],
  );
}

function adapt(source: string, toLocalRules: (rules: string) => string): string {
  try {
    return toLocalRules(source);
  } catch (error) {
    throw new ApiError('INVALID_ARGUMENT', error instanceof Error ? error.message : String(error));
  }
}

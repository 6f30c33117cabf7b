import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import type { DataOptions } from '../../client/connect';
import type { DataConfig } from '../../client/DataConfig';
import { toTokenError } from '../../client/toTokenError';
import { toObjectsUrl } from '../objectUrls';

/** The SDK's component registry, which the SDK's public types omit. */
interface WithParts {
  readonly container: { readonly addComponent: (component: object) => void };
}

let opened = 0;

/** Opens the bucket with the page's tokens, which the SDK expects from a component of the Auth SDK. */
export function openBucket(config: DataConfig, getToken: DataOptions['getToken']): FirebaseStorage {
  const { projectId, apiKey, bucket = `${projectId}.appspot.com` } = config;
  opened += 1;
  const app = initializeApp({ projectId, apiKey, storageBucket: bucket }, `uploads-${opened}`) as FirebaseApp &
    WithParts;
  const tokens = {
    getToken: async () => {
      const accessToken = await getToken?.().catch((cause: unknown) => {
        throw toTokenError(cause);
      });
      return accessToken ? { accessToken } : null;
    },
  };
  app.container.addComponent({
    name: 'auth-internal',
    instanceFactory: () => tokens,
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
  });
  const storage = getStorage(app);
  const { protocol, hostname, port } = new URL(toObjectsUrl(config));
  // The local platform serves Storage from the page's own origin.
  if (protocol === 'http:') connectStorageEmulator(storage, hostname, Number(port || 80));
  return storage;
}

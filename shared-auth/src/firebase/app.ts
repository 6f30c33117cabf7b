import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  type Auth,
} from 'firebase/auth';
import { recordStoredRefreshToken } from './sessionEnd';

interface Config {
  readonly apiKey: string;
  readonly authDomain?: string;
  readonly emulators?: { readonly sameOrigin?: boolean };
}

/** The page's configuration: what `/__/firebase/init.json` answers, in the page's own block where it has one. */
async function readConfig(): Promise<Config> {
  const block = document.getElementById('firebase-config')?.textContent;
  // Written by our own hosting, and by Firebase's where there is no block.
  return JSON.parse(block ?? (await (await fetch('/__/firebase/init.json')).text())) as Config;
}

/**
 * The one auth instance of the page. Its session is in localStorage, so that other tabs follow at once; where
 * storage is forbidden it ends with the page.
 */
async function open(): Promise<Auth> {
  const config = await readConfig();
  const local = config.emulators?.sameOrigin === true;
  const app = initializeApp({ authDomain: location.host, ...config });
  recordStoredRefreshToken(config.apiKey);
  // The part that opens pop-ups is handed in where one is opened: on a public page it would load a frame.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, inMemoryPersistence] });
  auth.languageCode = document.documentElement.lang || null;
  if (local) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  refreshAheadOfExpiry(app);
  return auth;
}

/** The SDK's component container, in which its products find each other. Not part of the SDK's public types. */
interface WithContainer {
  readonly container: {
    readonly getProvider: (name: 'auth-internal') => {
      readonly getImmediate: () => {
        readonly addAuthTokenListener: (listener: (token: string | null) => void) => void;
      };
    };
  };
}

/**
 * Makes the SDK refresh tokens five minutes before they expire, with its back-off from 30 seconds to 16 minutes. The SDK does so only while
 * another product, such as its Firestore client, listens for tokens, and this site has none.
 */
function refreshAheadOfExpiry(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & WithContainer;
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
}

let opening: Promise<Auth> | undefined;

export function openAuth(): Promise<Auth> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

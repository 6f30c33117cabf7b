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

/** Returns the configuration from the page's HTML or, if absent, from `/__/firebase/init.json`. */
async function readConfig(): Promise<Config> {
  const block = document.getElementById('firebase-config')?.textContent;
  return JSON.parse(block ?? (await (await fetch('/__/firebase/init.json')).text())) as Config;
}

/** Creates the page's auth. The session is in localStorage, for other tabs, or in memory if storage is blocked. */
export async function openAuth(): Promise<Auth> {
  const config = await readConfig();
  const local = config.emulators?.sameOrigin === true;
  const app = initializeApp({ authDomain: location.host, ...config });
  recordStoredRefreshToken(config.apiKey);
  // Pass the pop-up resolver only to the calls that open pop-ups. If it were set here, public pages would load an additional frame.
  const auth = initializeAuth(app, { persistence: [browserLocalPersistence, inMemoryPersistence] });
  auth.languageCode = document.documentElement.lang || null;
  if (local) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  refreshAheadOfExpiry(app);
  return auth;
}

/** The SDK's component container, which is missing from its public types. */
interface WithContainer {
  readonly container: {
    readonly getProvider: (name: 'auth-internal') => {
      readonly getImmediate: () => {
        readonly addAuthTokenListener: (listener: (token: string | null) => void) => void;
      };
    };
  };
}

/** Makes the SDK refresh tokens before they expire, as it does only while another product, such as Firestore, listens for them. */
function refreshAheadOfExpiry(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & WithContainer;
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
}

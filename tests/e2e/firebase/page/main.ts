import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  FacebookAuthProvider,
  getAuth,
  getRedirectResult,
  GithubAuthProvider,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  linkWithPopup,
  onAuthStateChanged,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  TwitterAuthProvider,
  updatePassword,
  type User,
} from 'firebase/auth';

import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, deleteObject, getDownloadURL, getStorage, ref, uploadBytes } from 'firebase/storage';

// A page with the published Firebase SDK. It reads its configuration from the URL that Hosting reserves, as the site's
// pages do.
const config = (await (await fetch('/__/firebase/init.json')).json()) as Record<string, string>;
const app = initializeApp(config);
const auth = getAuth(app);
connectAuthEmulator(auth, location.origin, { disableWarnings: true });
const database = getFirestore(app);
connectFirestoreEmulator(database, location.hostname, Number(location.port));
const storage = getStorage(app);
connectStorageEmulator(storage, location.hostname, Number(location.port));

const email = () => input('email');
const password = () => input('password');
const signedIn = (): User => {
  if (!auth.currentUser) throw new Error('Nobody is signed in.');
  return auth.currentUser;
};
const providers = {
  Google: new GoogleAuthProvider(),
  Facebook: new FacebookAuthProvider(),
  GitHub: new GithubAuthProvider(),
  Twitter: new TwitterAuthProvider(),
};

const actions: Readonly<Record<string, () => Promise<unknown>>> = {
  'Sign up': () => createUserWithEmailAndPassword(auth, email(), password()),
  'Sign in': () => signInWithEmailAndPassword(auth, email(), password()),
  'Sign out': () => signOut(auth),
  'Change password': () => updatePassword(signedIn(), password()),
  'Send reset': () => sendPasswordResetEmail(auth, email()),
  'Send link': () => sendSignInLinkToEmail(auth, email(), { url: location.href, handleCodeInApp: true }),
  'Use link': () => signInWithEmailLink(auth, email(), location.href),
  Anonymous: () => signInAnonymously(auth),
  'Link password': () => linkWithCredential(signedIn(), EmailAuthProvider.credential(email(), password())),
  'Link Google': () => linkWithPopup(signedIn(), providers.Google),
  'Google by redirect': () => signInWithRedirect(auth, providers.Google),
  Refresh: () => signedIn().getIdToken(true),
  Join: () => join('sample-member'),
  'Join as admin': () => join('admin'),
  'Read myself': async () => {
    show('link', String((await getDoc(doc(database, 'users', signedIn().uid))).get('name')));
  },
  'Read another user': () => getDoc(doc(database, 'users/somebody-else')),
  'Count a picture': () => {
    const { uid } = signedIn();
    const count = { objects: [`pictures/${uid}/one.webp`], began_at: serverTimestamp() };
    return setDoc(doc(database, 'upload_counts', uid), count);
  },
  'Upload a picture': async () => {
    const picture = ref(storage, `pictures/${signedIn().uid}/one.webp`);
    await uploadBytes(picture, new Uint8Array(2000), { contentType: 'image/webp' });
    const answer = await fetch(await getDownloadURL(picture));
    show('link', `${answer.headers.get('content-type') ?? ''} ${(await answer.blob()).size}`);
    await deleteObject(picture);
  },
  'Upload a page': () =>
    uploadBytes(ref(storage, `pictures/${signedIn().uid}/one.html`), new Uint8Array(20), { contentType: 'text/html' }),
  ...Object.fromEntries(
    Object.entries(providers).map(([name, provider]) => [name, () => signInWithPopup(auth, provider)]),
  ),
};

for (const [name, action] of Object.entries(actions)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () => void run(action);
  document.body.append(button);
}

show('link', isSignInWithEmailLink(auth, location.href) ? 'a sign-in link' : 'no link');
onAuthStateChanged(auth, (user) => {
  show('who', describe(user));
});
// Shows the result of a sign-in by redirect, after which the page loads again.
await run(async () => {
  const result = await getRedirectResult(auth);
  if (result) show('who', describe(result.user));
});

async function run(action: () => Promise<unknown>): Promise<void> {
  show('last', 'busy');
  try {
    await action();
    show('who', describe(auth.currentUser));
    show('last', 'done');
  } catch (error) {
    show('last', error instanceof Error && 'code' in error ? String(error.code) : String(error));
  }
}

/** Creates all documents of a new member in one commit, as the rules require. */
async function join(username: string): Promise<void> {
  const { uid, emailVerified } = signedIn();
  const shown = {
    name: 'Sample Member',
    languages: [],
    expertise: [],
    links: [],
    visibility: 'public',
    listed: false,
    created_at: serverTimestamp(),
  };
  const channels = { in_app: true };
  const batch = writeBatch(database);
  batch.set(doc(database, 'users', uid), {
    ...shown,
    username,
    interests: [],
    notification_prefs: { account: channels, content: channels, deadlines: channels },
    updated_at: serverTimestamp(),
    revision: 1,
    ...(emailVerified ? {} : { unconfirmed: true }),
  });
  if (emailVerified) batch.set(doc(database, 'profiles', username), { ...shown, uid });
  batch.set(doc(database, 'usernames', username), { uid });
  await batch.commit();
}

function describe(user: User | null): string {
  if (!user) return 'nobody';
  const by = user.providerData.map(({ providerId }) => providerId).sort();
  return [user.isAnonymous ? 'anonymous' : (user.email ?? 'no address'), ...by].join(' ');
}

function input(name: string): string {
  return document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
}

function show(id: string, text: string): void {
  document.getElementById(id)?.replaceChildren(text);
}

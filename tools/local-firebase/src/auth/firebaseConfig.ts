/** Returns the response to `/__/firebase/init.json`. Every URL is on the request's origin. */
export function firebaseConfig(projectId: string, host: string) {
  return {
    projectId,
    apiKey: 'demo-key',
    authDomain: host,
    storageBucket: `${projectId}.appspot.com`,
    emulators: { sameOrigin: true },
  };
}

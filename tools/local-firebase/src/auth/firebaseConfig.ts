/** Returns the response to `/__/firebase/init.json`: Hosting's fields, with everything on the origin of the request. */
export function firebaseConfig(projectId: string, host: string) {
  return {
    projectId,
    apiKey: 'demo-key',
    authDomain: host,
    storageBucket: `${projectId}.appspot.com`,
    emulators: { sameOrigin: true },
  };
}

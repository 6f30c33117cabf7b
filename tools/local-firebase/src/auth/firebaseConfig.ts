/** What `/__/firebase/init.json` answers on the host that is asked: Hosting's own fields, and that all is on the same origin. */
export function firebaseConfig(projectId: string, host: string) {
  return {
    projectId,
    apiKey: 'demo-key',
    authDomain: host,
    storageBucket: `${projectId}.appspot.com`,
    emulators: { sameOrigin: true },
  };
}

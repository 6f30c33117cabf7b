/** Hosts besides the site's own that sign-in, Firestore and Storage of a real project need; CSP lists of the same names. */
export interface FirebaseHosts {
  readonly scripts: readonly string[];
  readonly connect: readonly string[];
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** None: the local platform serves everything on the site's own origins. */
export const noFirebaseHosts: FirebaseHosts = { scripts: [], connect: [], frames: [], images: [] };

/** An origin, or a folder of one. Google serves more from reCAPTCHA's host than a page should run. */
const source = /^(https:\/\/[\w.-]+|http:\/\/(127\.0\.0\.1|localhost))(:\d+)?(\/([\w.-]+\/)+)?$/;

/**
 * The `firebase` field of a site file. A list that is left out is empty.
 * @throws Error with one sentence that names the fault
 */
export function parseFirebaseHosts(value: unknown): FirebaseHosts {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('"firebase" must be an object of lists of origins.');
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(noFirebaseHosts, name));
  if (unknown !== undefined) throw new Error(`"firebase" knows no list "${unknown}".`);
  const list = (name: keyof FirebaseHosts): readonly string[] => {
    const hosts: unknown = Reflect.get(value, name) ?? [];
    if (!Array.isArray(hosts) || !hosts.every((host) => typeof host === 'string' && source.test(host)))
      throw new Error(
        `"firebase.${name}" must list origins such as https://apis.google.com, or folders such as https://www.google.com/recaptcha/.`,
      );
    return hosts as readonly string[];
  };
  return { scripts: list('scripts'), connect: list('connect'), frames: list('frames'), images: list('images') };
}

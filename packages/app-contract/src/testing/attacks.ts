/** Parts of the site that find attacks. The tests of each part run the attacks that it must find. */
type Finder = 'browser' | 'renderer' | 'publishing' | 'doctor';

export interface Attack {
  readonly attack: string;
  readonly foundBy: readonly Finder[];
  /** Reason of the refusal, as a part of the message. */
  readonly reason: string;
}

const both = ['browser', 'renderer'] as const;
const noMatch = 'its signature does not match';
const malformed = 'its signature is malformed';
const unlisted = 'its key is not in the registry';

/**
 * Manifests that an attacker serves with a stolen Hosting token of an app's host, but without the team's key. The browser
 * and the renderer go on with the last good build (`createManifestAttacks.ts`).
 */
export const manifestAttacks = {
  unsigned: { attack: 'A manifest without a signature', foundBy: both, reason: 'it is not signed' },
  emptySignature: { attack: 'A manifest with an empty signature', foundBy: both, reason: 'it is not signed' },
  claimedKey: {
    attack: 'An unsigned manifest that claims to be verified already',
    foundBy: both,
    reason: 'it is not signed',
  },
  attackersKey: { attack: "A manifest signed with the attacker's key", foundBy: both, reason: unlisted },
  otherTeamsKey: { attack: "A manifest signed with another app's key", foundBy: both, reason: unlisted },
  removedKey: { attack: 'A manifest signed with a key that was removed', foundBy: both, reason: unlisted },
  otherApp: {
    attack: 'The signed manifest of another app',
    foundBy: both,
    reason: 'the manifest',
  },
  otherSite: {
    attack: 'The manifest of another site, signed with the right key',
    foundBy: both,
    reason: 'it is for https://elsewhere.example',
  },
  replay: { attack: 'An older manifest, which was live before', foundBy: both, reason: 'its number 6 is below 7' },
  noNumber: { attack: 'A signed manifest without a number', foundBy: both, reason: 'its number undefined is below 7' },
  expired: { attack: 'The last manifest, after it has expired', foundBy: both, reason: 'it expired on' },
  noExpiry: { attack: 'A signed manifest without an expiry', foundBy: both, reason: 'it expired on undefined' },
  clockAhead: {
    attack: 'A valid manifest on a machine whose clock is a year ahead',
    foundBy: both,
    reason: 'it expired on',
  },
  notBase64: { attack: 'A signature that is not Base64', foundBy: both, reason: malformed },
  notText: { attack: 'A signature that is a number', foundBy: both, reason: malformed },
  offCurve: { attack: 'A public key that is not a point of the curve', foundBy: both, reason: malformed },
  compressedKey: { attack: 'A compressed public key', foundBy: both, reason: malformed },
  wrongCurve: { attack: 'A key and a signature of the curve P-384', foundBy: both, reason: malformed },
  shortSignature: { attack: 'A signature that is cut off', foundBy: both, reason: noMatch },
  zeros: { attack: 'A signature of zeros with the right key', foundBy: both, reason: noMatch },
  der: { attack: 'A valid signature in another encoding (DER)', foundBy: both, reason: noMatch },
  otherText: { attack: "A signature of the team's older manifest on a new one", foundBy: both, reason: noMatch },
  build: { attack: 'Another build in a signed manifest', foundBy: both, reason: noMatch },
  entryHash: { attack: 'Another hash of the entry script', foundBy: both, reason: noMatch },
  listHash: { attack: 'Another hash of the list of hashes', foundBy: both, reason: noMatch },
  moreHashes: { attack: 'The hash of an additional file', foundBy: both, reason: noMatch },
  entry: { attack: 'Another entry script', foundBy: both, reason: noMatch },
  container: { attack: 'Another container', foundBy: both, reason: noMatch },
  contract: { attack: 'Another contract', foundBy: both, reason: noMatch },
  requires: { attack: 'Other versions of shared packages', foundBy: both, reason: noMatch },
  canaryAdded: { attack: 'A canary that the team did not publish', foundBy: both, reason: noMatch },
  canarySwapped: { attack: 'Another build as the canary', foundBy: both, reason: noMatch },
  canaryShare: { attack: 'The canary for all browsers', foundBy: both, reason: noMatch },
  canaryRemoved: { attack: 'A manifest without its canary', foundBy: both, reason: noMatch },
  nextAdded: { attack: 'A build for newer shells that the team did not publish', foundBy: both, reason: noMatch },
  number: { attack: 'An older manifest with a higher number', foundBy: both, reason: noMatch },
  expiry: { attack: 'An expired manifest with a later expiry', foundBy: both, reason: noMatch },
  site: { attack: "Another site's manifest with this site's name", foundBy: both, reason: noMatch },
  routes: { attack: 'Another hash of the list of routes', foundBy: both, reason: noMatch },
  log: { attack: 'Another entry of the log', foundBy: both, reason: noMatch },
  unknownField: { attack: 'An additional field', foundBy: both, reason: noMatch },
  order: { attack: 'The same fields in another order', foundBy: both, reason: noMatch },
  twice: { attack: 'A field twice, with different values', foundBy: both, reason: noMatch },
} as const satisfies Readonly<Record<string, Attack>>;

/** Attacks in the browser that need more than a manifest. */
export const browserAttacks = {
  noWebCrypto: {
    attack: 'A signed manifest in a browser without WebCrypto',
    foundBy: ['browser'],
    reason: 'signatures cannot be verified here',
  },
  storedBuild: {
    attack: 'A failing host, and a stored build of a key that was removed',
    foundBy: ['browser'],
    reason: 'no manifest from',
  },
  openTab: {
    attack: 'An unsigned manifest while a tab is open, before the next navigation',
    foundBy: ['browser'],
    reason: 'it is not signed',
  },
  plantedResponse: {
    attack: 'A host that answers as if the service worker did',
    foundBy: ['browser'],
    reason: 'it is not signed',
  },
} as const satisfies Readonly<Record<string, Attack>>;

/** Attacks on files that the renderer reads besides the manifest. */
export const rendererAttacks = {
  routesFile: {
    attack: 'Another list of routes beside a signed manifest, with hashes of other files',
    foundBy: ['renderer'],
    reason: 'its routes.json has another hash',
  },
  listFile: {
    attack: 'Another list of hashes beside a signed manifest',
    foundBy: ['renderer'],
    reason: 'does not match its listed hash',
  },
  serverFile: {
    attack: 'Other server code beside a signed manifest',
    foundBy: ['renderer'],
    reason: 'does not match its listed hash',
  },
  keyRemoved: {
    attack: 'A live build whose key is removed while the renderer runs',
    foundBy: ['renderer'],
    reason: unlisted,
  },
} as const satisfies Readonly<Record<string, Attack>>;

const logFinders = ['publishing', 'doctor'] as const;

/** Attacks on the log of publications, with a stolen Hosting token. The next release stops, and doctor reports them. */
export const logAttacks = {
  truncated: { attack: 'The last entry of the log removed', foundBy: logFinders, reason: 'the log has 2' },
  truncatedWithRelease: {
    attack: 'The last entry removed, in a release without details',
    foundBy: logFinders,
    reason: 'entry 3 is missing',
  },
  edited: { attack: 'An entry changed', foundBy: logFinders, reason: 'entry 2 does not follow the entry before it' },
  editedLast: { attack: 'The last entry changed', foundBy: logFinders, reason: 'entry 3 was changed' },
  removed: { attack: 'An entry removed from the middle', foundBy: logFinders, reason: 'stands where entry' },
  moved: { attack: 'Two entries exchanged', foundBy: logFinders, reason: 'stands where entry' },
  backdated: {
    attack: 'A new entry with an earlier date',
    foundBy: logFinders,
    reason: 'is older than the entry before',
  },
  deleted: { attack: 'The whole log deleted', foundBy: logFinders, reason: 'the log has 0' },
  replaced: { attack: 'A new log with a correct chain', foundBy: logFinders, reason: 'entry 1 was changed' },
  startLost: { attack: 'A log that begins later', foundBy: logFinders, reason: 'is the first one' },
  notJson: { attack: 'Something else instead of the log', foundBy: logFinders, reason: 'JSON' },
  pairReplayed: {
    attack: 'An older manifest together with its older log',
    foundBy: logFinders,
    reason: "is missing, but the site's log has a copy",
  },
  unsignedRelease: {
    attack: 'A release without a signature by another tool',
    foundBy: logFinders,
    reason: 'the live manifest is not signed, but the last release was',
  },
  foreignRelease: {
    attack: "A release signed with the attacker's key",
    foundBy: logFinders,
    reason: 'the live manifest is refused: its key is not in the registry',
  },
} as const satisfies Readonly<Record<string, Attack>>;

/** Attacks on the site's own log, which publishing and doctor compare with the apps' logs. */
export const siteAttacks = {
  siteLogEdited: {
    attack: "An entry of the site's log changed",
    foundBy: logFinders,
    reason: 'does not follow the entry before it',
  },
  siteLogReplaced: {
    attack: "The site's log replaced by one with a correct chain",
    foundBy: ['doctor'],
    reason: "The site's log was altered",
  },
  registryChanged: {
    attack: "A key added to the live registry, without an entry in the site's log",
    foundBy: ['doctor'],
    reason: 'The live registry is not the one in the log',
  },
} as const satisfies Readonly<Record<string, Attack>>;

/** Attacks that a release must find before it signs anything, and mistakes that would make browsers refuse the release. */
export const publishAttacks = {
  storedManifest: {
    attack: 'A stored manifest changed before a rollback',
    foundBy: ['publishing'],
    reason: 'manifest.json of b-0000000001 was changed on the host',
  },
  storedRoutes: {
    attack: 'A stored list of routes changed before a rollback',
    foundBy: ['publishing'],
    reason: 'routes.json of b-0000000001 was changed on the host',
  },
  stableBuild: {
    attack: 'The stored manifest of the live build changed before a canary',
    foundBy: ['publishing'],
    reason: 'manifest.json of b-0000000002 was changed on the host',
  },
  unrecordedBuild: {
    attack: 'A rollback to a build that is on the host, but not in the log',
    foundBy: ['publishing'],
    reason: 'was published without a log, so it cannot be signed',
  },
  unregisteredKey: {
    attack: 'A release with a key that the registry does not name',
    foundBy: ['publishing'],
    reason: 'does not name the signing key',
  },
  noKey: {
    attack: 'A release without a key, where signatures are enforced',
    foundBy: ['publishing'],
    reason: 'requires a signature of mfe_tiny',
  },
  clockBehind: {
    attack: "A publisher's clock that is a year behind",
    foundBy: ['publishing'],
    reason: "later than this machine's clock",
  },
  publishersClockAhead: {
    attack: "A publisher's clock that is a year ahead",
    foundBy: ['publishing'],
    reason: "This machine's clock is wrong",
  },
  race: {
    attack: 'Two publishers at the same time',
    foundBy: ['publishing'],
    reason: 'try again',
  },
  committedKey: {
    attack: 'A private key in a repository',
    foundBy: ['publishing'],
    reason: 'Store the private key outside the repository',
  },
  weakKey: {
    attack: 'A private key of another kind (RSA, P-384)',
    foundBy: ['publishing'],
    reason: 'is not a P-256 key',
  },
  invalidPublicKey: {
    attack: 'A public key in the registry that is not a point of the curve',
    foundBy: ['publishing'],
    reason: 'a public key as "adp keys" prints it',
  },
  keylessApp: {
    attack: 'A registry that enforces signatures, with an app without a key',
    foundBy: ['publishing'],
    reason: 'has no key of mfe_tiny',
  },
  preview: {
    attack: 'The manifest of a preview channel released to the live channel',
    foundBy: ['browser', 'renderer'],
    reason: 'it is not signed',
  },
} as const satisfies Readonly<Record<string, Attack>>;

/** All attacks, by the heading of their table in docs/trust.md. */
export const attackTables: Readonly<Record<string, Readonly<Record<string, Attack>>>> = {
  'Attacks with a stolen Hosting token of one app': manifestAttacks,
  'Attacks in the browser': browserAttacks,
  'Attacks on files beside the manifest': rendererAttacks,
  'Attacks on the log of an app': logAttacks,
  "Attacks on the site's log": siteAttacks,
  'Attacks and mistakes before a release': publishAttacks,
};

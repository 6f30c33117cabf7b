import { findIncompatibility, type BuildManifest } from '@adp/app-contract';
import type { HostedBuild } from './buildFiles';
import type { Base, Change } from './changeSite';
import { toHostedFile } from './hostingClient';
import { planBuild, setPointers } from './planBuild';

const MANIFEST = '/manifest.json';

/** Returns the manifest of a build that is stored on the host. Resolves to undefined if the host does not have it. */
export type ReadManifest = (build: string) => Promise<BuildManifest | undefined>;

export interface TrackOptions {
  readonly readManifest: ReadManifest;
  readonly now: number;
}

export type Planned = Change & { readonly build: string };

/** Returns the next version with this build live. Ends a canary, and `next` unless it needs a newer shell than this build. */
export async function planLive(base: Base, hosted: HostedBuild, { readManifest, now }: TrackOptions): Promise<Planned> {
  return retainNext(base, planBuild(base, hosted, now), readManifest, readHosted(hosted));
}

/** Returns the next version with this build for newer shells. Throws an Error without a live build, or with a canary. */
export async function planNext(base: Base, hosted: HostedBuild, { readManifest, now }: TrackOptions): Promise<Change> {
  const stable = await readStable(base, hosted, readManifest);
  const { canary } = base.history[0]?.version.labels ?? {};
  if (canary !== undefined) throw new Error(`Promote or end the canary ${canary} first.`);
  const { build } = hosted;
  const message = `${build}, for newer shells beside ${stable.build}`;
  const planned = { ...planBuild(base, hosted, now), build: stable.build, next: build, message };
  return withManifest(planned, { ...stable, next: readHosted(hosted) });
}

/** Adds the current `next` to a version with another live build, if `next` needs a newer shell than that build. */
export async function retainNext(
  base: Base,
  planned: Planned,
  readManifest: ReadManifest,
  live: BuildManifest | undefined,
): Promise<Planned> {
  const next = await readNext(base, readManifest);
  if (!live || !next || !isNewer(next, live)) return planned;
  return { ...withManifest(planned, { ...live, next }), next: next.build };
}

/** Returns true if a build needs a newer contract, or a newer version of a package that both builds import. */
function isNewer(next: BuildManifest, live: BuildManifest): boolean {
  const versions = { ...next.requires, ...live.requires };
  return (
    next.contract >= live.contract && findIncompatibility(next, { contracts: [live.contract], versions }) !== undefined
  );
}

export async function readStable(
  base: Base,
  { build }: HostedBuild,
  readManifest: ReadManifest,
): Promise<BuildManifest> {
  const stable = base.history[0]?.version.labels?.build;
  const manifest = stable === undefined ? undefined : await readManifest(stable);
  if (!manifest) throw new Error('No build is live yet: publish one without --canary and --next first.');
  if (stable === build) throw new Error(`${build} is the live build.`);
  return manifest;
}

export async function readNext({ history }: Base, readManifest: ReadManifest): Promise<BuildManifest | undefined> {
  const next = history[0]?.version.labels?.next;
  return next === undefined ? undefined : readManifest(next);
}

// The cast is safe because the contract check has parsed the manifest.
export const readHosted = ({ pointers }: HostedBuild) => JSON.parse(String(pointers.get(MANIFEST))) as BuildManifest;

/** Replaces the manifest at the host's root. Other tools read mf-manifest.json, which stays that of the live build. */
export function withManifest<Version extends Planned>(planned: Version, manifest: object): Version {
  const sent = { path: MANIFEST, ...toHostedFile(JSON.stringify(manifest)) };
  const files = new Map(planned.files);
  setPointers(files, planned.build, ['/mf-manifest.json']);
  // The manifest comes last.
  files.set(sent.path, sent.hash);
  return { ...planned, files, content: [...planned.content, sent] };
}

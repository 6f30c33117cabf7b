import type { HostedBuild } from './buildFiles';
import type { Base, Change } from './changeSite';
import { toHostedFile } from './hostingClient';
import { planBuild, planRollback, setPointers } from './planBuild';

const MANIFEST = '/manifest.json';

interface CanaryOptions {
  readonly share: number;
  readonly readStable: (build: string) => Promise<object | undefined>;
  readonly now: number;
}

/** Returns the next version with this build as a canary (decision 061). Throws an Error if there is no live build. */
export async function planCanary(
  base: Base,
  hosted: HostedBuild,
  { share, readStable, now }: CanaryOptions,
): Promise<Change> {
  const stable = base.history[0]?.version.labels?.build;
  const manifest = stable === undefined ? undefined : await readStable(stable);
  if (stable === undefined || !manifest) throw new Error('No build is live yet: publish one without --canary first.');
  const { build } = hosted;
  if (stable === build) throw new Error(`${build} is the live build: a canary is another one.`);
  const planned = planBuild(base, hosted, now);
  const canary: unknown = JSON.parse(String(hosted.pointers.get(MANIFEST)));
  const pointer = JSON.stringify({ ...manifest, canary: { ...(canary as object), share } });
  const sent = { path: MANIFEST, ...toHostedFile(pointer) };
  const files = new Map(planned.files);
  // Other tools read mf-manifest.json, so keep the live build's file. The manifest comes last.
  setPointers(files, stable, ['/mf-manifest.json']);
  files.set(sent.path, sent.hash);
  const message = `${build}, a canary for ${share * 100} % beside ${stable}`;
  return { files, content: [...planned.content, sent], build: stable, canary: build, message };
}

/** Returns the next version with the canary as the live build. Throws an Error without a canary. */
export function planPromotion(base: Base): Change & { readonly build: string } {
  const canary = base.history[0]?.version.labels?.canary;
  if (canary === undefined) throw new Error('There is no canary that could be promoted.');
  return { ...planRollback(base, canary), message: `${canary}, promoted` };
}

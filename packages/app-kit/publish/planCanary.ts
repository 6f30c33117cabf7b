import type { HostedBuild } from './buildFiles';
import type { Base, Change } from './changeSite';
import { planBuild, planRollback } from './planBuild';
import {
  retainNext,
  readHosted,
  readNext,
  readStable,
  withManifest,
  type Planned,
  type ReadManifest,
  type TrackOptions,
} from './planNext';

/** Returns the next version with this build as a canary (decision 061). Throws an Error if there is no live build. */
export async function planCanary(
  base: Base,
  hosted: HostedBuild,
  { share, readManifest, now }: TrackOptions & { readonly share: number },
): Promise<Change> {
  const stable = await readStable(base, hosted, readManifest);
  const { build } = hosted;
  const next = await readNext(base, readManifest);
  const manifest = { ...stable, canary: { ...readHosted(hosted), share }, ...(next && { next }) };
  const message = `${build}, a canary for ${share * 100} % beside ${stable.build}`;
  const planned = { ...planBuild(base, hosted, now), build: stable.build, canary: build, message };
  return { ...withManifest(planned, manifest), ...(next && { next: next.build }) };
}

/** Returns the next version with the canary as the live build. Throws an Error without a canary. */
export async function planPromotion(base: Base, readManifest: ReadManifest): Promise<Planned> {
  const canary = base.history[0]?.version.labels?.canary;
  if (canary === undefined) throw new Error('There is no canary that could be promoted.');
  const planned = { ...planRollback(base, canary), message: `${canary}, promoted` };
  return retainNext(base, planned, readManifest, await readManifest(canary));
}

import type { BuildManifest } from '@adp/app-contract';
import { canaryKey, isCanary } from './chooseBuild';
import { readStored, store } from './storage';

/** Prefix of the value that a browser stores if a canary has not been drawn, but other browsers use it. */
const besidePrefix = 'beside ';

/** Apps for which this document has changed the stored build. Its visit has used both builds, so it is no evidence. */
const drawnNow = new Set<string>();

/** Stores the drawn canary, or the canary beside which this browser uses the stable build. Undefined if there is no canary. */
export function storeDraw(app: string, draw: { readonly canary: string; readonly isDrawn: boolean } | undefined): void {
  const value = draw && (draw.isDrawn ? draw.canary : besidePrefix + draw.canary);
  if ((readStored(canaryKey(app)) ?? undefined) !== value) drawnNow.add(app);
  store(canaryKey(app), value);
}

/** Returns the canary in a stored value, and the reason if this browser has rejected it. Undefined if no canary was drawn. */
export function parseDraw(value: string | null): { readonly build: string; readonly reason?: string } | undefined {
  if (value === null || value.startsWith(besidePrefix)) return undefined;
  const [build = '', ...reason] = value.split(' ');
  return reason.length === 0 ? { build } : { build, reason: reason.join(' ') };
}

/**
 * Returns the canary that a visit with this build is evidence about. Only browsers that an earlier visit has drawn count, so
 * that canary and stable build are compared in returning browsers (decision 173).
 */
export function getComparedCanary(manifest: BuildManifest): string | undefined {
  const { app, build } = manifest;
  const value = readStored(canaryKey(app));
  if (value === null || drawnNow.has(app)) return undefined;
  if (isCanary(manifest)) return value === build ? build : undefined;
  return value.startsWith(besidePrefix) ? value.slice(besidePrefix.length) : undefined;
}

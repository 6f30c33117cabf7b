import { subscribe } from 'node:diagnostics_channel';

/** Counts the pages that this process has rendered from now on (edge/src/render/startRenderProcess.ts); returns the number so far. */
export function countRenderings(): () => number {
  let count = 0;
  subscribe('adp:render', () => {
    count += 1;
  });
  return () => count;
}

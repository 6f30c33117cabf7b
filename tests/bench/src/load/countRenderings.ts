import { subscribe } from 'node:diagnostics_channel';

/**
 * Starts to count the pages that this process renders (services/edge/src/render/startRenderProcess.ts). Returns a
 * function that reads the count.
 */
export function countRenderings(): () => number {
  let count = 0;
  subscribe('adp:render', () => {
    count += 1;
  });
  return () => count;
}

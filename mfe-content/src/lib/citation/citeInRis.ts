import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import type { CslItem } from './toCsl';

/** The item as a RIS record. */
export function citeInRis(item: CslItem): string {
  return plugins.output.format('ris', [item]);
}

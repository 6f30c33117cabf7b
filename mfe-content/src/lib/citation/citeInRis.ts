import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import type { CslItem } from './toCsl';

/**
 * The item as a RIS record. The lines are joined here: the library's own text breaks
 * every 70 characters, within words, and readers of the format take the breaks for spaces.
 */
export function citeInRis(item: CslItem): string {
  const [record = {}] = plugins.output.format('ris', [item], { format: 'object' });
  const { TY, ...fields } = record;
  const lines = Object.entries(fields).flatMap(([tag, value]) =>
    [value].flat().map((one) => `${tag}  - ${String(one)}`),
  );
  return [`TY  - ${String(TY)}`, ...lines, 'ER  - ', ''].join('\n');
}

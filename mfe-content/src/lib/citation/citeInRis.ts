import { plugins } from '@citation-js/core';
import '@citation-js/plugin-ris';
import type { CslItem } from './toCsl';

/**
 * The item as a RIS record. The lines are ours: the library's own text breaks
 * every 70 letters, within words, which readers of the format take for spaces.
 */
export function citeInRis(item: CslItem): string {
  const [record = {}] = plugins.output.format('ris', [item], { format: 'object' });
  const { TY, ...fields } = record;
  const lines = Object.entries(fields).flatMap(([tag, value]) =>
    [value].flat().map((one) => `${tag}  - ${String(one)}`),
  );
  return [`TY  - ${String(TY)}`, ...lines, 'ER  - ', ''].join('\n');
}

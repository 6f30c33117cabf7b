import type { FacetCounts } from '@adp/shared-data/lists';
import { useText } from '../../text';
import { useValueName } from '../useValueName';

export interface OptionName {
  readonly text: string;
  /** True if the list has no results for the option. */
  readonly isEmpty: boolean;
}

/** Returns a function that names an option of a filter, with its number of results if the filter has counts. */
export function useOptionName(counts: FacetCounts | undefined): (filter: string, value: string) => OptionName {
  const text = useText();
  const valueName = useValueName();
  return (filter, value) => {
    const name = valueName(filter, value);
    const ofFilter = counts?.[filter];
    if (!ofFilter) return { text: name, isEmpty: false };
    const count = ofFilter[value] ?? 0;
    return { text: text('filter.counted', { value: name, count }), isEmpty: count === 0 };
  };
}

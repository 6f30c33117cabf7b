import { timelineKey, type TimelineFilters, timelineYear } from '@adp/shared-ui/search-index';
import { programmes, type ProgrammeEntry, toPageId } from '../../programmes';

const programmeIds: readonly string[] = Object.values<ProgrammeEntry>(programmes).map(({ path }) => toPageId(path));

/** Reads the filters of a URL. Ignores invalid values, as lists do. */
export function toTimelineFilters(params: URLSearchParams): TimelineFilters {
  const find = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name);
    return value !== null && isValid(value) ? value : undefined;
  };
  return {
    programme: find('programme', (value) => programmeIds.includes(value)),
    year: find('year', (value) => timelineYear.test(value)),
    after: find('after', (value) => timelineKey.test(value)),
  };
}

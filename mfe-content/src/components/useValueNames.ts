import { currentLocale } from '@adp/shared-ui';
import { joinList } from '../lib/format/names';
import { useValueName } from './useValueName';

/** Gives the names that readers know for stored values of a field, as one list: `language` `en`, `fr` is "English, French". */
export function useValueNames(): (field: string, values: readonly string[]) => string {
  const valueName = useValueName();
  const locale = currentLocale();
  return (field, values) =>
    joinList(
      values.map((value) => valueName(field, value)),
      locale,
    );
}

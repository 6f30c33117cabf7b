import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import { useValueName } from '../../components/useValueName';
import type { Field } from '../../lib/forms/Field';
import type { FormValues } from '../../lib/forms/FormValues';
import { coverOf, listOf, textOf } from '../../lib/forms/values';
import { useText } from '../../text';
import styles from './Write.module.css';

/** By what the names of countries and languages are found. */
const namedBy: Partial<Record<Field['input'], string>> = {
  country: 'country',
  countries: 'country',
  languages: 'language',
};

/** What a form holds in a field, in words for readers. */
export function StoredWords({ field, values }: { field: Field; values: FormValues }) {
  const text = useText();
  const valueName = useValueName();
  const { name, input, named = name, options } = field;
  const value = values[name];
  const cover = input === 'cover' ? coverOf(values) : null;
  if (cover) return <img className={styles['sheetCover']} src={'url' in cover ? cover.url : cover.dataUrl} alt="" />;
  if (typeof value === 'boolean') return text(value ? 'write.yes' : 'write.no');
  const wordOf = (one: string) => (options || namedBy[input] ? valueName(namedBy[input] ?? named, one) : one);
  const written = input === 'moment' ? momentWords(textOf(value), field.dayOnly?.(values) === true) : textOf(value);
  const words = listOf(value).map(wordOf).join('\n') || (written && wordOf(written));
  return words || text('write.conflict.empty');
}

/** What the clocks show, as the form has it: the zone is a field of its own. */
function momentWords(wall: string, dayOnly: boolean): string {
  const at = new Date(`${wall}${wall.length === 10 ? 'T00:00' : ''}Z`);
  if (Number.isNaN(at.getTime())) return wall;
  const style = dayOnly ? ({ dateStyle: 'long' } as const) : ({ dateStyle: 'long', timeStyle: 'short' } as const);
  return dateFormat(formatLocale(currentLocale()), { ...style, timeZone: 'UTC' }).format(at);
}

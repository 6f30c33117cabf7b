import { currentLocale, formatLocale } from '@adp/shared-ui';
import { dateFormat } from '@adp/shared-ui/format';
import { useValueName } from '../../components/useValueName';
import type { Field } from '../../lib/forms/Field';
import type { FormValues } from '../../lib/forms/FormValues';
import { getCover, getList, getText } from '../../lib/forms/toFormValues';
import { useText } from '../../text';
import styles from './Write.module.css';

const nameGroups: Partial<Record<Field['input'], string>> = {
  country: 'country',
  countries: 'country',
  languages: 'language',
};

export function useFieldWords(): (field: Field, values: FormValues) => string {
  const text = useText();
  const valueName = useValueName();
  return (field, values) => {
    const { name, input, named = name, options } = field;
    const value = values[name];
    if (typeof value === 'boolean') return text(value ? 'write.yes' : 'write.no');
    const toName = (code: string) =>
      options || nameGroups[input] ? valueName(nameGroups[input] ?? named, code) : code;
    const written =
      input === 'dateTime' ? formatDateTime(getText(value), field.dayOnly?.(values) === true) : getText(value);
    const words = getList(value).map(toName).join('\n') || (written && toName(written));
    return words || text('write.conflict.empty');
  };
}

export function FieldValueText({ field, values }: { field: Field; values: FormValues }) {
  const toWords = useFieldWords();
  const cover = field.input === 'cover' ? getCover(values) : null;
  if (cover) return <img className={styles['sheetCover']} src={'url' in cover ? cover.url : cover.dataUrl} alt="" />;
  return <span>{toWords(field, values)}</span>;
}

/** Formats a local time without its zone, which is a separate field. */
function formatDateTime(wall: string, dayOnly: boolean): string {
  const at = new Date(`${wall}${wall.length === 10 ? 'T00:00' : ''}Z`);
  if (Number.isNaN(at.getTime())) return wall;
  const style = dayOnly ? ({ dateStyle: 'long' } as const) : ({ dateStyle: 'long', timeStyle: 'short' } as const);
  return dateFormat(formatLocale(currentLocale()), { ...style, timeZone: 'UTC' }).format(at);
}

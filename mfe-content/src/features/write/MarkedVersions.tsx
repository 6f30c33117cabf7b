import { compareTexts, MarkedText } from '@adp/shared-ui/differences';
import type { Field } from '../../lib/forms/Field';
import { getFiles } from '../../lib/forms/files';
import type { FormValues } from '../../lib/forms/FormValues';
import type { WrittenKind } from '../../lib/kinds';
import { useText } from '../../text';
import { useFieldLabel } from './fields/useFieldText';
import { FieldValueText, useFieldWords } from './FieldValueText';
import styles from './Write.module.css';

interface MarkedVersionsProps {
  readonly kind: WrittenKind;
  /** Those in which the versions differ. */
  readonly fields: readonly Field[];
  readonly older: FormValues;
  readonly newer: FormValues;
}

/** The fields in which an earlier version and the form differ, side by side, with the words marked that only one of them has. */
export function MarkedVersions({ kind, fields, older, newer }: MarkedVersionsProps) {
  const label = useFieldLabel(kind);
  return (
    <dl className={styles['versions']}>
      {fields.map((field) => (
        <div key={field.name} className={styles['version']}>
          <dt>{label(field)}</dt>
          <MarkedSides field={field} older={older} newer={newer} />
        </div>
      ))}
    </dl>
  );
}

function MarkedSides({
  field,
  older,
  newer,
}: Omit<MarkedVersionsProps, 'kind' | 'fields'> & { readonly field: Field }) {
  const text = useText();
  const toWords = useWords();
  const empty = text('write.conflict.empty');
  // What is not there is no word that was added or removed.
  const toText = (values: FormValues) => {
    const words = toWords(field, values);
    return words === empty ? '' : words;
  };
  const { before, after } = compareTexts(toText(older), toText(newer));
  const end = text('write.history.mark.end');
  const sides = [
    { id: 'form', values: newer, parts: after, as: 'ins', start: text('write.history.added') },
    { id: 'then', values: older, parts: before, as: 'del', start: text('write.history.removed') },
  ] as const;
  return sides.map(({ id, values, parts, as, start }) => (
    <dd key={id}>
      <span className={styles['whose']}>{text(`write.history.${id}`)}</span>
      <div dir="auto">
        {field.input === 'cover' ? (
          <FieldValueText field={field} values={values} />
        ) : (
          <MarkedText parts={parts} as={as} labels={{ start, end }} />
        )}
        {field.input !== 'cover' && parts.length === 0 ? empty : null}
      </div>
    </dd>
  ));
}

/** What a form holds in a field, files by their names and addresses. */
function useWords(): ReturnType<typeof useFieldWords> {
  const toWords = useFieldWords();
  return (field, values) => {
    const files = getFiles(values[field.name]);
    return files.length === 0
      ? toWords(field, values)
      : files.map(({ name, url, lang }) => `${name || url} (${lang})`).join('\n');
  };
}

import { compareTexts, MarkedText } from '@adp/shared-ui/differences';
import type { Field } from '../../lib/forms/Field';
import { getFiles } from '../../lib/forms/files';
import type { FormValues } from '../../lib/forms/FormValues';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import { FieldValueText, useFieldWords } from './FieldValueText';
import { FieldVersions } from './FieldVersions';

interface MarkedVersionsProps {
  readonly kind: Kind;
  readonly fields: readonly Field[];
  readonly older: FormValues;
  readonly newer: FormValues;
}

export function MarkedVersions({ kind, fields, older, newer }: MarkedVersionsProps) {
  const text = useText();
  const toWords = useWords();
  const empty = text('write.conflict.empty');
  const end = text('write.history.mark.end');
  const toVersions = (field: Field) => {
    // The placeholder for an empty value is not text, so it is never marked as added or removed.
    const toText = (values: FormValues) => {
      const words = toWords(field, values);
      return words === empty ? '' : words;
    };
    const { before, after } = compareTexts(toText(older), toText(newer));
    const sides = [
      { id: 'form', values: newer, parts: after, as: 'ins', start: text('write.history.added') },
      { id: 'then', values: older, parts: before, as: 'del', start: text('write.history.removed') },
    ] as const;
    return sides.map(({ id, values, parts, as, start }) => ({
      name: text(`write.history.${id}`),
      shown:
        field.input === 'cover' ? (
          <FieldValueText field={field} values={values} />
        ) : parts.length === 0 ? (
          empty
        ) : (
          <MarkedText parts={parts} as={as} labels={{ start, end }} />
        ),
    }));
  };
  return <FieldVersions kind={kind} fields={fields} toVersions={toVersions} />;
}

function useWords(): ReturnType<typeof useFieldWords> {
  const toWords = useFieldWords();
  return (field, values) => {
    const files = getFiles(values[field.name]);
    return files.length === 0
      ? toWords(field, values)
      : files.map(({ name, url, lang }) => `${name || url} (${lang})`).join('\n');
  };
}

import type { Field } from '../../lib/forms/Field';
import type { FormValues } from '../../lib/forms/FormValues';
import type { WrittenKind } from '../../lib/kinds';
import { useFieldLabel } from './fields/useFieldText';
import { FieldValueText } from './FieldValueText';
import styles from './Write.module.css';

/** A version of a text, and what it is called. */
interface NamedVersion {
  readonly name: string;
  readonly values: FormValues;
}

interface VersionDifferencesProps {
  readonly kind: WrittenKind;
  /** Those in which the versions differ. */
  readonly fields: readonly Field[];
  readonly versions: readonly NamedVersion[];
}

/** The fields in which versions of a text differ, the versions side by side. */
export function VersionDifferences({ kind, fields, versions }: VersionDifferencesProps) {
  const label = useFieldLabel(kind);
  return (
    <dl className={styles['versions']}>
      {fields.map((field) => (
        <div key={field.name} className={styles['version']}>
          <dt>{label(field)}</dt>
          {versions.map(({ name, values }) => (
            <dd key={name} dir="auto">
              <span className={styles['whose']}>{name}</span>
              <FieldValueText field={field} values={values} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

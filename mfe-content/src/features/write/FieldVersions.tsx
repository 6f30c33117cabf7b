import type { ReactNode } from 'react';
import type { Field } from '../../lib/forms/Field';
import type { Kind } from '../../lib/kinds';
import { useFieldLabel } from './fields/useFieldText';
import styles from './Write.module.css';

interface FieldVersionsProps {
  readonly kind: Kind;
  readonly fields: readonly Field[];
  readonly toVersions: (field: Field) => readonly { readonly name: string; readonly shown: ReactNode }[];
}

export function FieldVersions({ kind, fields, toVersions }: FieldVersionsProps) {
  const label = useFieldLabel(kind);
  return (
    <dl className={styles['versions']}>
      {fields.map((field) => (
        <div key={field.name} className={styles['version']}>
          <dt>{label(field)}</dt>
          {toVersions(field).map(({ name, shown }) => (
            <dd key={name}>
              <span className={styles['whose']}>{name}</span>
              <div dir="auto">{shown}</div>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A fact about an item. Facts without a value are not shown. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles['fact']}>
            <dt className={styles['name']}>{name}</dt>
            <dd className={styles['value']} dir={typeof value === 'string' ? 'auto' : undefined}>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** A fact of an item: what it is, and its value. A fact without a value is left out. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Facts as name and value, one below the other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== undefined && value !== null && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles['fact']}>
            <dt className={styles['name']}>{name}</dt>
            <dd className={styles['value']} dir="auto">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './Ledger.module.css';

interface LedgerProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly card: (item: Item) => ReactNode;
}

export function Ledger<Item extends { readonly id: string; readonly key?: string }>({
  label,
  items,
  card,
}: LedgerProps<Item>) {
  return (
    <ul className={styles['ledger']} aria-label={label}>
      {items.map((item) => (
        <li key={item.key ?? item.id}>{card(item)}</li>
      ))}
    </ul>
  );
}

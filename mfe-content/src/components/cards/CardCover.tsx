import { Weave } from '@adp/shared-ui/weave';
import type { ReactNode } from 'react';
import type { ListedItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import styles from './Card.module.css';

interface CardCoverProps {
  readonly kind: Kind;
  readonly item: Pick<ListedItem, 'id' | 'themes'>;
  readonly children: ReactNode;
}

/** The first column of a card without a date: the item's pattern and its label. */
export function CardCover({ kind, item, children }: CardCoverProps) {
  return (
    <div className={styles['cover']}>
      <Weave className={styles['cloth']} shape="cover" kind={kind} theme={item.themes[0]} id={item.id} />
      <p className={styles['label']}>{children}</p>
    </div>
  );
}

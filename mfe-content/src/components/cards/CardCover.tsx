import type { ReactNode } from 'react';
import type { CardItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import styles from './Card.module.css';
import { CardPicture } from './CardPicture';

interface CardCoverProps {
  readonly kind: Kind;
  readonly item: Pick<CardItem, 'id' | 'picture' | 'themes'>;
  readonly children: ReactNode;
}

/** The first column of a card without a date: the item's picture or pattern, and its label. */
export function CardCover({ kind, item, children }: CardCoverProps) {
  return (
    <div className={styles['cover']}>
      <CardPicture className={styles['cloth']} kind={kind} item={item} />
      <p className={styles['label']}>{children}</p>
    </div>
  );
}

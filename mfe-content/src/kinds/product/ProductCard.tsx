import { memo } from 'react';
import type { CardItem } from '../../lib/items';
import { useText } from '../../text';
import { useValueName } from '../../components/useValueName';
import styles from '../../components/cards/Card.module.css';
import { CardCover } from '../../components/cards/CardCover';
import { CardTitle } from '../../components/cards/CardTitle';
import type { ListKind } from '../list/ListKind';
import { PlatformBadges } from './PlatformBadges';
import texts from './messages/list-en.json';

export function ProductCard({ item, level = 2 }: { item: CardItem<'product'>; level?: 2 | 3 }) {
  const text = useText();
  const valueName = useValueName();
  return (
    <article className={styles['card']}>
      <CardCover kind="product" item={item}>
        {valueName('category', item.category)}
      </CardCover>
      <div className={styles['main']}>
        <CardTitle kind="product" item={item} level={level} />
        <p className={styles['summary']} lang={item.lang} dir="auto">
          {item.tagline}
        </p>
        <PlatformBadges platforms={item.platforms} />
        <p className={styles['meta']}>
          <span translate="no" dir="auto">
            {item.organisation}
          </span>
          <span>{valueName('maturity', item.maturity)}</span>
          <span>{valueName('pricing', item.pricing)}</span>
          {item.sample ? <span className={styles['sample']}>{text('item.sample')}</span> : null}
        </p>
      </div>
    </article>
  );
}

export const listKind: ListKind<'product'> = { Card: memo(ProductCard), texts: [texts] };

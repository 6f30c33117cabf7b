import { formatDay, getTextLanguage } from '@adp/shared-ui/format';
import { memo } from 'react';
import type { CardItem } from '../../lib/items';
import { formatAuthor } from '../../lib/format/formatAuthor';
import { useText } from '../../text';
import { useValueName } from '../../components/useValueName';
import styles from '../../components/cards/Card.module.css';
import { CardCover } from '../../components/cards/CardCover';
import { CardTitle } from '../../components/cards/CardTitle';
import type { ListKind } from '../list/ListKind';

export function ArticleCard({ item, level = 2 }: { item: CardItem<'article'>; level?: 2 | 3 }) {
  const text = useText();
  const valueName = useValueName();
  const [theme] = item.themes;
  return (
    <article className={styles['card']}>
      <CardCover kind="article" item={item}>
        {theme ? valueName('theme', theme) : null}
      </CardCover>
      <div className={styles['main']}>
        <CardTitle kind="article" item={item} level={level} />
        <p className={styles['summary']} lang={getTextLanguage(item)} dir="auto">
          {item.summary}
        </p>
        <p className={styles['meta']}>
          <span>{text('article.by', { author: formatAuthor(item.authorName, text) })}</span>
          {item.publishedAt ? (
            <time dateTime={item.publishedAt.toISOString()}>{formatDay(item.publishedAt)}</time>
          ) : null}
          {item.sample ? <span className={styles['sample']}>{text('item.sample')}</span> : null}
        </p>
      </div>
    </article>
  );
}

export const listKind: ListKind<'article'> = { Card: memo(ArticleCard) };

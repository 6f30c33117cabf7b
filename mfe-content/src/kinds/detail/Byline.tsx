import { Link } from 'react-router-dom';
import type { WholeItem } from '../../lib/items';
import { authorPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** An item's author: a link to the member's profile; the plain name of a former member. */
export function Byline({ item }: { item: Pick<WholeItem, 'authorUsername' | 'authorName'> }) {
  const text = useText();
  const profile = authorPath(item.authorUsername);
  const words = text('article.by', { author: item.authorName });
  return profile === undefined ? (
    <span className={styles['author']}>{words}</span>
  ) : (
    <Link className={styles['author']} to={profile}>
      {words}
    </Link>
  );
}

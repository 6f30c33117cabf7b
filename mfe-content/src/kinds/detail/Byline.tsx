import { Link } from 'react-router-dom';
import type { WholeItem } from '../../api/items';
import { authorPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** Who wrote an item: a link to the member's profile; the name alone of one who has left. */
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

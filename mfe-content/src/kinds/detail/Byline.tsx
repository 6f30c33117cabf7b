import { Link } from 'react-router-dom';
import type { WholeItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import { authorPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/**
 * An item's author: a link to the member's profile; the plain name of a former member. A knowledge product is the
 * document of another body, which a member has recorded.
 */
export function Byline({ kind, item }: { kind: Kind; item: Pick<WholeItem, 'authorUsername' | 'authorName'> }) {
  const text = useText();
  const profile = authorPath(item.authorUsername);
  const words = text(kind === 'knowledgeProduct' ? 'detail.recordedBy' : 'article.by', { author: item.authorName });
  return profile === undefined ? (
    <span className={styles['author']}>{words}</span>
  ) : (
    <Link className={styles['author']} to={profile}>
      {words}
    </Link>
  );
}

import { useStored } from '@adp/shared-ui';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { authors, readAuthor } from '../../api/authors';
import type { WholeItem } from '../../lib/items';
import type { Kind } from '../../lib/kinds';
import { authorPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/**
 * An item's author under the present name: a link to the member's profile where the public may see it, the plain name
 * otherwise. A knowledge product is the document of another body, which a member has recorded.
 */
export function Byline({
  kind,
  item,
}: {
  kind: Kind;
  item: Pick<WholeItem, 'authorUid' | 'authorUsername' | 'authorName'>;
}) {
  const text = useText();
  const { authorUid, authorUsername, authorName } = item;
  const found = useStored(authors, authorUsername);
  useEffect(() => {
    // Without an answer the name has no link, which is no error of the page.
    if (authorPath(authorUsername) !== undefined) readAuthor(authorUsername).catch(() => undefined);
  }, [authorUsername]);
  // A username that was given up may be another member's by now.
  const author = found?.uid === authorUid ? found : undefined;
  const profile = author && authorPath(author.username);
  const words = text(kind === 'knowledgeProduct' ? 'detail.recordedBy' : 'article.by', {
    author: author?.name ?? authorName,
  });
  return profile === undefined ? (
    <span className={styles['author']}>{words}</span>
  ) : (
    <Link className={styles['author']} to={profile}>
      {words}
    </Link>
  );
}

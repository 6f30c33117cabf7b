import type { PublicAuthor } from '@adp/shared-data/member';
import { Later } from '@adp/shared-ui';
import { Link, useLoaderData } from 'react-router-dom';
import type { ItemData } from '../../api/publicItems';
import type { WholeItem } from '../../lib/items';
import { formatAuthor } from '../../lib/format/formatAuthor';
import type { Kind } from '../../lib/kinds';
import { authorPath } from '../../paths';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

/** The current name of the author, or of the member who recorded a knowledge product, linked to a public profile. */
export function Byline({ kind, item }: { kind: Kind; item: Pick<WholeItem, 'authorName'> }) {
  const text = useText();
  const { author } = useLoaderData<ItemData>();
  const toName = (profile: PublicAuthor | null) => {
    const path = profile && authorPath(profile.username);
    const words = text(kind === 'knowledgeProduct' ? 'detail.recordedBy' : 'article.by', {
      author: formatAuthor(profile?.name ?? item.authorName, text),
    });
    if (!path) return <span className={styles['author']}>{words}</span>;
    return (
      <Link className={styles['author']} to={path}>
        {words}
      </Link>
    );
  };
  return (
    <Later value={author} fallback={toName(null)}>
      {toName}
    </Later>
  );
}

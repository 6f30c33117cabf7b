import { PageTitle, WovenBand } from '@adp/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { toListAddress } from '../../api/listAddress';
import { ListColumns } from '../../kinds/list/ListColumns';
import { Search } from '../../components/search/Search';
import { SearchField } from '../../components/search/SearchField';
import type { ListKind } from '../../kinds/list/ListKind';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';
import styles from './ListPage.module.css';

interface ListPageProps {
  /** The kind of the list. Knowledge products are excluded, because their list is the front page. */
  readonly kind: Exclude<Kind, 'knowledgeProduct'>;
  readonly Card: ListKind['Card'];
}

export function ListPage({ kind, Card }: ListPageProps) {
  const text = useText();
  const [params] = useSearchParams();
  const title = text(`kind.${kind}`);
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <WovenBand />
      <div className={styles['page']}>
        <header className={styles['head']}>
          <div>
            <h1>{title}</h1>
            <p className={styles['purpose']}>{text(`kind.purpose.${kind}`)}</p>
          </div>
          <SearchField kind={kind} />
        </header>
        <Search kind={kind}>
          <ListColumns address={toListAddress(kind, params)} Card={Card} />
        </Search>
      </div>
    </>
  );
}

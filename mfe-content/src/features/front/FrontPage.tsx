import { PageTitle, WovenBand } from '@adp/shared-ui';
import { Link, useSearchParams } from 'react-router-dom';
import { chosenFilters } from '@adp/shared-data/lists';
import { toListAddress } from '../../api/listAddress';
import { ListColumns } from '../../kinds/list/ListColumns';
import { Search } from '../../components/search/Search';
import { SearchField } from '../../components/search/SearchField';
import type { ListKind } from '../../kinds/list/ListKind';
import { kinds } from '../../lib/kinds';
import { listPath, mapLists, mapPath, paths } from '../../paths';
import { useText } from '../../text';
import styles from './FrontPage.module.css';
import { datedKinds } from './newest';
import { NewestOf } from './NewestOf';

const NEWEST = 'newest';

/** Pages that show the collection as a map, a calendar and charts. The charts belong to another app. */
const views = [
  // The first map links to the others.
  { to: mapPath(mapLists[0]), label: 'list.map' },
  { to: paths.calendar, label: 'list.calendar' },
  { to: '/about/open-data', label: 'front.numbers' },
] as const;

/** The site's front page, which includes the list of knowledge products. */
export function FrontPage({ Card }: { Card: ListKind['Card'] }) {
  const text = useText();
  const [params] = useSearchParams();
  const address = toListAddress('knowledgeProduct', params);
  const isFiltered = chosenFilters(address.kind, address.filters).length > 0 || address.after !== undefined;
  return (
    <>
      <PageTitle page={text('kind.knowledgeProduct')} site={text('site')} />
      <div className={styles['hero']}>
        <div className={styles['inner']}>
          <h1 className={styles['theme']}>{text('front.theme')}</h1>
          <p className={styles['purpose']}>{text('front.purpose')}</p>
          <SearchField kind="knowledgeProduct" onInk />
          <nav aria-label={text('front.ways')}>
            <ol className={styles['ways']}>
              {kinds.map((kind) => (
                <li key={kind}>
                  {kind === 'knowledgeProduct' ? (
                    <a className={styles['way']} href={`#${NEWEST}`}>
                      {text(`kind.${kind}`)}
                    </a>
                  ) : (
                    <Link className={styles['way']} to={listPath(kind)}>
                      {text(`kind.${kind}`)}
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <nav aria-label={text('front.views')}>
            <ul className={styles['views']}>
              {views.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles['view']} to={to}>
                    {text(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <WovenBand />
      </div>
      <div className={styles['page']}>
        <Search kind="knowledgeProduct">
          <section
            className={isFiltered ? styles['section'] : `${styles['section']} ${styles['newest']}`}
            aria-labelledby={NEWEST}
          >
            <h2 id={NEWEST} tabIndex={-1}>
              {text(isFiltered ? 'kind.knowledgeProduct' : 'front.newest')}
            </h2>
            {isFiltered ? null : <p className={styles['order']}>{text('front.language')}</p>}
            <ListColumns address={address} Card={Card} level={3} />
          </section>
          {isFiltered ? null : (
            <>
              <div className={styles['dates']}>
                {datedKinds.map((kind) => (
                  <NewestOf key={kind} kind={kind} />
                ))}
              </div>
              <NewestOf kind="article" />
            </>
          )}
        </Search>
      </div>
    </>
  );
}

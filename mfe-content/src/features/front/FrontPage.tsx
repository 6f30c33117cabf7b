import { currentLocale, formatLocale, PageTitle, useLoaded, useNear, WovenBand } from '@adp/shared-ui';
import { numberFormat } from '@adp/shared-ui/format';
import { useRef } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { chosenFilters } from '@adp/shared-data/lists';
import { toListAddress } from '../../api/listAddress';
import type { ListData } from '../../api/publicLists';
import { ListColumns } from '../../kinds/list/ListColumns';
import { Search } from '../../components/search/Search';
import { SearchField } from '../../components/search/SearchField';
import type { ListKind } from '../../kinds/list/ListKind';
import { type Kind, kinds } from '../../lib/kinds';
import { listPath, mapPath, paths } from '../../paths';
import { useText } from '../../text';
import { readCollection } from './collection';
import { DayStrip } from './DayStrip';
import { FrontMap } from './FrontMap';
import styles from './FrontPage.module.css';
import type { Sections } from './loadSections';
import { datedKinds, mappedKind } from './newest';
import { NewestOf } from './NewestOf';

const NEWEST = 'newest';

/** Pages that show the collection as a map, a calendar, a timeline and charts. Another app owns the last two. */
const views = [
  // The same list as the map of the front page. Its page links to the other maps.
  { to: mapPath(mappedKind), label: 'list.map' },
  { to: paths.calendar, label: 'list.calendar' },
  { to: '/timeline', label: 'front.timeline' },
  { to: '/about/open-data', label: 'front.numbers' },
] as const;

/** The site's front page, which includes the list of knowledge products. */
export function FrontPage({ Card }: { Card: ListKind['Card'] }) {
  const text = useText();
  const [params] = useSearchParams();
  const address = toListAddress('knowledgeProduct', params);
  const { now, collection: loaded } = useLoaderData<ListData & Sections>();
  const hero = useRef<HTMLDivElement>(null);
  // Load the numbers after the content.
  const { part } = useLoaded(readCollection, useNear(hero) && !loaded);
  const collection = loaded ?? part;
  const isFiltered = chosenFilters(address.kind, address.filters).length > 0 || address.after !== undefined;
  return (
    <>
      <PageTitle page={text('kind.knowledgeProduct')} site={text('site')} />
      <div ref={hero} className={styles['hero']}>
        <div className={styles['inner']}>
          <h1 className={styles['theme']}>{text('front.theme')}</h1>
          <p className={styles['purpose']}>{text('front.purpose')}</p>
          <SearchField kind="knowledgeProduct" onInk />
          {isFiltered ? null : <FrontMap />}
          <nav aria-label={text('front.ways')}>
            <ol className={styles['ways']}>
              {kinds.map((kind) => (
                <li key={kind}>
                  {kind === 'knowledgeProduct' ? (
                    <a className={styles['way']} href={`#${NEWEST}`}>
                      <Way kind={kind} size={collection?.kind[kind]} />
                    </a>
                  ) : (
                    <Link className={styles['way']} to={listPath(kind)}>
                      <Way kind={kind} size={collection?.kind[kind]} />
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
          {isFiltered ? null : <DayStrip now={now} collection={collection} />}
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

/** A kind and the number of its items. */
function Way({ kind, size }: { readonly kind: Kind; readonly size: number | undefined }) {
  const text = useText();
  return (
    <>
      <span>{text(`kind.${kind}`)}</span>
      {size === undefined ? null : (
        <span className={styles['size']}>{numberFormat(formatLocale(currentLocale())).format(size)}</span>
      )}
    </>
  );
}

import { Later, PageTitle, useReload, WovenBand } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { StaleNotice } from '@adp/shared-ui/lists';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { countryHref, type LoadedCountries, toMapAddress } from '../../api/countries';
import { mapHref } from '../../api/listViews';
import { EmbedLink } from '../../components/embed/EmbedLink';
import { FilterChips } from '../../components/filters/FilterChips';
import { ListSkeleton } from '../../components/states/ListSkeleton';
import styles from '../../components/SectionPage.module.css';
import { LoadError } from '../../components/states/LoadError';
import { type MapList, mapLists, mapPath } from '../../paths';
import { useText } from '../../text';
import { CountryMap } from './CountryMap';

/** The countries of a list on a map, with the list's filters. */
export function MapPage({ list }: { list: MapList }) {
  const text = useText();
  const [params] = useSearchParams();
  const address = toMapAddress(list, params);
  const { value } = useLoaderData<{ readonly value: LoadedCountries | Promise<LoadedCountries> }>();
  const { isReloading, reload } = useReload();
  const title = text(`map.title.${list}`);
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <WovenBand />
      <div className={styles['page']} aria-busy={isReloading}>
        <header>
          <h1>{title}</h1>
          <p className={styles['purpose']}>{text('map.purpose')}</p>
        </header>
        <nav aria-label={text('map.lists')}>
          <ul className={styles['links']}>
            {mapLists.map((entry) => (
              <li key={entry}>
                <Link className={styles['link']} to={mapPath(entry)} aria-current={entry === list ? 'page' : undefined}>
                  {text(entry === 'people' ? 'map.people' : `kind.${entry}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {list === 'people' ? null : (
          <FilterChips kind={list} filters={address.filters} toPath={(filters) => mapHref({ list, filters })} />
        )}
        <Later key={mapHref(address)} value={value} fallback={<ListSkeleton />}>
          {({ answer, error }) => (
            <>
              {answer ? (
                <>
                  <StaleNotice>{text('list.staleSince', { time: formatDateTime(answer.asOf) })}</StaleNotice>
                  <p role="status">{Object.keys(answer.counts).length === 0 ? text('map.none') : null}</p>
                  <CountryMap address={address} answer={answer} />
                </>
              ) : null}
              {error ? <LoadError code={error} what="part" isFetching={isReloading} onRetry={reload} /> : null}
            </>
          )}
        </Later>
        <div className={styles['links']}>
          <Link className={styles['link']} to={countryHref(address)}>
            {text('map.all')}
          </Link>
          <EmbedLink
            className={styles['link']}
            label={text('map.embed')}
            page={title}
            // The embed of the directory has no filters.
            to={list === 'people' ? mapPath(list) : mapHref(address)}
          />
        </div>
      </div>
    </>
  );
}

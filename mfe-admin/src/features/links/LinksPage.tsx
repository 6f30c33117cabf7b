import { linkStates } from '@adp/shared-data/review';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../components/AdminPage';
import { Pages } from '../../components/Pages';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { Table } from '../../components/Table';
import { paths, withFilters } from '../../paths';
import { useGetLinksQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { LinkRow } from './LinkRow';
import styles from './Links.module.css';

/** Links of published items that fail, or failed. */
export function LinksPage() {
  const text = useText();
  return (
    <AdminPage title={text('nav.links')} purpose={text('links.purpose')} needs="reviewer">
      {() => <Links />}
    </AdminPage>
  );
}

function Links() {
  const text = useText();
  const [params] = useSearchParams();
  const state = linkStates.find((one) => one === params.get('state')) ?? 'broken';
  const after = params.get('after') ?? undefined;
  const toAddress = (one: string, cursor?: string) =>
    withFilters(paths.links, { state: one === 'broken' ? undefined : one, after: cursor });
  const { currentData: data, error, isFetching, refetch } = useGetLinksQuery({ state, after });
  return (
    <>
      <OfflineNote />
      <nav className={styles['states']} aria-label={text('links.state')}>
        {linkStates.map((one) => (
          <Link key={one} to={toAddress(one)} {...(one === state ? { 'aria-current': 'page' as const } : {})}>
            {text(`links.state.${one}`)}
          </Link>
        ))}
      </nav>
      {error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Rows /> : null}
      {data?.items.length === 0 ? (
        <Nothing title={text(`links.none.${state}`)}>
          <p>{text(`links.none.${state}.why`)}</p>
        </Nothing>
      ) : null}
      {data && data.items.length > 0 ? (
        <Table
          label={text('links.table')}
          columns={(['link', 'item', 'problem', 'since'] as const).map((column) => text(`links.column.${column}`))}
        >
          {data.items.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </Table>
      ) : null}
      <Pages
        first={after ? toAddress(state) : undefined}
        next={data?.cursor ? toAddress(state, data.cursor) : undefined}
      />
    </>
  );
}

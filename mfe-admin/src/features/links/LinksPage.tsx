import { linkStates } from '@adp/shared-data/review';
import { useSearchParams } from 'react-router-dom';
import { SectionPage } from '../../components/AdminPage';
import { Pages } from '../../components/Pages';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { Table } from '../../components/Table';
import { Tabs } from '../../components/Tabs';
import { paths, withFilters } from '../../paths';
import { useGetLinksQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { LinkRow } from './LinkRow';

export function LinksPage() {
  return <SectionPage section="links">{() => <Links />}</SectionPage>;
}

function Links() {
  const text = useText();
  const [params] = useSearchParams();
  const state = linkStates.find((each) => each === params.get('state')) ?? 'broken';
  const after = params.get('after') ?? undefined;
  const toPath = (linkState: string, cursor?: string) =>
    withFilters(paths.links, { state: linkState === 'broken' ? undefined : linkState, after: cursor });
  const { currentData: data, error, isFetching, refetch } = useGetLinksQuery({ state, after });
  return (
    <>
      <OfflineNote />
      <Tabs
        label={text('links.state')}
        tabs={linkStates.map((option) => ({
          path: toPath(option),
          name: text(`links.state.${option}`),
          isCurrent: option === state,
        }))}
      />
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
      <Pages first={after ? toPath(state) : undefined} next={data?.cursor ? toPath(state, data.cursor) : undefined} />
    </>
  );
}

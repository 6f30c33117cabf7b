import { useSearchParams } from 'react-router-dom';
import { SectionPage } from '../../components/AdminPage';
import { Pages } from '../../components/Pages';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { Table } from '../../components/Table';
import { paths, withFilters } from '../../paths';
import { useGetAuditQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { AuditRow } from './AuditRow';

export function AuditLogPage() {
  return <SectionPage section="audit">{({ uid }) => <AuditList uid={uid} />}</SectionPage>;
}

function AuditList({ uid }: { readonly uid: string }) {
  const text = useText();
  const [params] = useSearchParams();
  const after = params.get('after') ?? undefined;
  const { currentData: data, error, isFetching, refetch } = useGetAuditQuery({ after });
  if (error) return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Rows />;
  const { items, cursor, names } = data;
  return (
    <>
      <OfflineNote />
      {items.length === 0 ? (
        <Nothing title={text('audit.none')}>
          <p>{text('audit.none.why')}</p>
        </Nothing>
      ) : (
        <Table
          label={text('audit.list')}
          columns={(['at', 'about', 'change', 'by'] as const).map((column) => text(`audit.column.${column}`))}
        >
          {items.map((entry) => (
            <AuditRow key={entry.id} entry={entry} uid={uid} names={names} />
          ))}
        </Table>
      )}
      <Pages
        first={after ? paths.audit : undefined}
        next={cursor ? withFilters(paths.audit, { after: cursor }) : undefined}
      />
    </>
  );
}

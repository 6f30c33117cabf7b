import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { Pages } from '../../components/Pages';
import { Failed, Nothing, OfflineNote, Rows } from '../../components/States';
import { paths } from '../../paths';
import { useGetReportCountQuery, useGetReportsQuery } from '../../store/adminApi';
import { useText } from '../../text';
import { toReportsPath, toReportFilters, type ReportsSearch } from './search';
import { BulkVerdict } from './BulkVerdict';
import { ReportRow } from './ReportRow';
import styles from './Reports.module.css';
import { useOpenRow } from './useOpenRow';

interface ReportListProps {
  readonly uid: string;
  readonly status: Exclude<ReportsSearch['tab'], 'appeals' | 'profiles'>;
  readonly search: ReportsSearch;
}

export function ReportList({ uid, status, search }: ReportListProps) {
  const text = useText();
  const filters = useMemo(() => toReportFilters(status, search, { uid, now: new Date() }), [status, search, uid]);
  const { isDone, status: statusRef, toRow } = useOpenRow();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const { after } = search;
  const { data, error, isFetching, refetch } = useGetReportsQuery({ ...filters, after });
  const { data: total } = useGetReportCountQuery(filters, { skip: filters.assignedTo === null });
  if (!data && !error) return <Rows />;
  // Deselect reports that another reviewer has decided in the meantime.
  const chosen = data?.items.filter(({ id }) => selected.includes(id)) ?? [];
  const select = (id: string, isSelected: boolean) =>
    setSelected(isSelected ? [...selected, id] : selected.filter((each) => each !== id));
  return (
    <div aria-busy={isFetching}>
      <OfflineNote />
      {error ? <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} /> : null}
      <p className={styles['status']} role="status" ref={statusRef} tabIndex={-1}>
        {[
          ...(total && data?.items.length
            ? [text('reports.count', { count: total.count, capped: total.capped ? 'yes' : 'no' })]
            : []),
          ...(isDone ? [text('reports.done')] : []),
        ].join(' ')}
      </p>
      {data?.items.length === 0 ? <NoReports search={search} /> : null}
      {data && data.items.length > 0 ? (
        <ul className={list['list']} aria-label={text('reports.list')}>
          {data.items.map((report) => (
            <ReportRow
              key={report.id}
              uid={uid}
              report={report}
              isSelected={selected.includes(report.id)}
              onSelect={(isSelected) => select(report.id, isSelected)}
              {...toRow(report.id)}
            />
          ))}
        </ul>
      ) : null}
      {data && status === 'open' ? (
        <BulkVerdict uid={uid} reports={data.items} selected={chosen} onSelect={setSelected} />
      ) : null}
      <Pages
        first={after && toReportsPath({ ...search, after: undefined })}
        next={data?.cursor ? toReportsPath({ ...search, after: data.cursor }) : undefined}
      />
    </div>
  );
}

function NoReports({ search: { reason, collection, age, assignee } }: { readonly search: ReportsSearch }) {
  const text = useText();
  return (reason ?? collection ?? age ?? assignee) ? (
    <Nothing title={text('reports.noMatch')}>
      <Link to={paths.reports}>{text('reports.showAll')}</Link>
    </Nothing>
  ) : (
    <Nothing title={text('reports.none')}>
      <p>{text('reports.none.why')}</p>
    </Nothing>
  );
}

import type { ImportedRow } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { useState } from 'react';
import { Table } from '../../components/Table';
import { useText } from '../../text';
import styles from './Import.module.css';

const pageRows = 100;

/** The rows of a report, in pages. The reasons in the rows are always English, because the importer writes them. */
export function ReportTable({ rows }: { readonly rows: readonly ImportedRow[] }) {
  const text = useText();
  const [page, setPage] = useState(0);
  const first = page * pageRows;
  const shown = rows.slice(first, first + pageRows);
  if (rows.length === 0) return <p>{text('import.rows.none')}</p>;
  return (
    <>
      <p role="status">{text('import.rows', { first: first + 1, last: first + shown.length, count: rows.length })}</p>
      <Table
        label={text('import.table')}
        columns={(['row', 'outcome', 'item', 'reason'] as const).map((column) => text(`import.column.${column}`))}
      >
        {shown.map(({ row, outcome, title, doi, address, reason, notes }) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            <td>{text(`import.outcome.${outcome}`)}</td>
            <td dir="auto">{title || doi || address || text('import.untitled')}</td>
            <td lang="en" dir="ltr">
              {[reason, ...notes].filter(Boolean).map((why, index) => (
                <p key={index}>{why}</p>
              ))}
            </td>
          </tr>
        ))}
      </Table>
      {rows.length > pageRows ? (
        <div className={styles['buttons']}>
          <Button secondary aria-disabled={page === 0} onClick={() => setPage(Math.max(0, page - 1))}>
            {text('import.rows.previous')}
          </Button>
          <Button
            secondary
            aria-disabled={first + pageRows >= rows.length}
            onClick={() => setPage(first + pageRows < rows.length ? page + 1 : page)}
          >
            {text('import.rows.next')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

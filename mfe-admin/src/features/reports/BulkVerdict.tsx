import type { ListedReport } from '@adp/shared-data/review';
import { useRef } from 'react';
import { Bulk } from '../../components/Bulk';
import { useDecideManyReportsMutation } from '../../store/adminApi';
import { useText } from '../../text';
import { toVerdict, verdictTexts } from './verdicts';
import { VerdictForm } from './VerdictForm';

interface BulkVerdictProps {
  readonly uid: string;
  readonly reports: readonly ListedReport[];
  readonly selected: readonly ListedReport[];
  readonly onSelect: (ids: readonly string[]) => void;
}

export function BulkVerdict({ uid, reports, selected, onSelect }: BulkVerdictProps) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const [decide, { data: result, isLoading, error }] = useDecideManyReportsMutation();
  if (reports.length === 0 && !result) return null;
  return (
    <Bulk
      of="reports"
      status={
        selected.length > 0
          ? text('reports.bulk.selected', { count: selected.length })
          : result
            ? text('reports.bulk.decided', { count: result.done })
            : text('reports.bulk.none')
      }
      result={result}
      onSelectAll={() => onSelect(reports.map(({ id }) => id))}
      onSelectNone={() => onSelect([])}
      titleRef={title}
    >
      {selected.length > 0 ? (
        <VerdictForm
          id="bulk"
          {...verdictTexts(text, selected)}
          isLoading={isLoading}
          error={error}
          onDecide={(choice, reason) =>
            decide(selected.map((report) => ({ ...report, ...toVerdict(choice), reason, by: uid })))
          }
          // The form disappears with the decided reports, so move focus to the title.
          onDecided={() => title.current?.focus()}
        />
      ) : null}
    </Bulk>
  );
}

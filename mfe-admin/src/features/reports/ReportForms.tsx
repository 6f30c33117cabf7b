import type { ListedReport } from '@adp/shared-data/review';
import { HandlingForm } from '../../components/HandlingForm';
import { useDecideReportMutation, useHandleReportMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Reports.module.css';
import { toVerdict, verdictTexts } from './verdicts';
import { VerdictForm } from './VerdictForm';

interface ReportFormsProps {
  readonly uid: string;
  readonly report: ListedReport;
  readonly onDecided: () => void;
}

export function ReportForms({ uid, report, onDecided }: ReportFormsProps) {
  const text = useText();
  const [decide, { isLoading, error }] = useDecideReportMutation();
  const [handle, handling] = useHandleReportMutation();
  return (
    <div className={styles['forms']}>
      <HandlingForm
        id={report.id}
        uid={uid}
        handling={report}
        state={handling}
        onHandle={(change) => handle({ id: report.id, ...change })}
      />
      <VerdictForm
        id={report.id}
        {...verdictTexts(text, [report])}
        isLoading={isLoading}
        error={error}
        onDecide={(choice, reason) => decide({ id: report.id, ...toVerdict(choice), reason, by: uid })}
        onDecided={onDecided}
      />
    </div>
  );
}

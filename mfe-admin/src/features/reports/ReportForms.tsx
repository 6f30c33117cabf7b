import { type ListedReport, noteForm, toReviewedKind } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { TextArea } from '@adp/shared-ui/forms';
import { useForm } from 'react-hook-form';
import { toResolver } from '../../lib/toResolver';
import { useDecideReportMutation, useGetMemberQuery, useHandleReportMutation } from '../../store/adminApi';
import { useText } from '../../text';
import { DecisionError } from './DecisionError';
import styles from './Reports.module.css';
import { toVerdict, verdictOptions } from './verdicts';
import { VerdictForm } from './VerdictForm';

interface ReportFormsProps {
  readonly uid: string;
  readonly report: ListedReport;
  readonly onDecided: () => void;
}

/** What can be done with an open report: take it up, note something, decide. */
export function ReportForms({ uid, report, onDecided }: ReportFormsProps) {
  const text = useText();
  const [decide, { isLoading, error }] = useDecideReportMutation();
  const canRemove = toReviewedKind(report.collection) !== undefined;
  return (
    <div className={styles['forms']}>
      <Handling uid={uid} report={report} />
      <VerdictForm
        id={report.id}
        options={verdictOptions(text, canRemove)}
        reasonHint={text('reports.reason.hint')}
        isLoading={isLoading}
        error={error}
        onDecide={async (choice, reason) => {
          if (!(await decide({ id: report.id, ...toVerdict(choice), reason, by: uid })).error) onDecided();
        }}
      />
    </div>
  );
}

/** Who looks at it, and a note for the others. */
function Handling({ uid, report: { id, assignedTo, note = '' } }: Omit<ReportFormsProps, 'onDecided'>) {
  const text = useText();
  const [handle, { isLoading, error, isSuccess, originalArgs }] = useHandleReportMutation();
  const { data: member } = useGetMemberQuery(uid);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note }, resolver: toResolver(noteForm) });
  const save = handleSubmit(async ({ note }) => {
    if (!isLoading) await handle({ id, note });
  });
  const name = member?.item.name;
  const isMine = assignedTo === uid;
  const isNoteSaved = isSuccess && originalArgs?.note !== undefined;
  const noteError = formState.errors.note && text('reason.tooLong');
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      <DecisionError error={error} />
      <div>
        <Button
          quiet
          aria-disabled={isLoading || name === undefined}
          onClick={() => {
            if (!isLoading && name !== undefined) void handle({ id, assignTo: isMine ? null : { uid, name } });
          }}
        >
          {text(isMine ? 'reports.unassign' : 'reports.assign')}
        </Button>
      </div>
      <TextArea
        {...register('note')}
        id={`${id}-note`}
        rows={2}
        label={text('reports.note.label')}
        hint={text('reports.note.hint')}
        error={noteError}
      />
      <p role="status">{isNoteSaved ? text('reports.note.saved') : ''}</p>
      <div>
        <Button quiet type="submit" aria-disabled={isLoading}>
          {text('reports.note.save')}
        </Button>
      </div>
    </form>
  );
}

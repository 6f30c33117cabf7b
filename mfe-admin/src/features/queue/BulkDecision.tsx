import { decisionForm, type QueuedItem, reasonLimits } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { counterText, TextArea, toResolver } from '@adp/shared-ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { Bulk, BulkButtons } from '../../components/Bulk';
import { toReasonMessage } from '../../lib/reason';
import { useDecideManyMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Queue.module.css';

interface BulkDecisionProps {
  readonly uid: string;
  readonly items: readonly QueuedItem[];
  readonly selected: readonly QueuedItem[];
  /** False for scheduled items, because they can only be returned to the author. */
  readonly canPublish: boolean;
  readonly onSelect: (items: readonly QueuedItem[]) => void;
}

const FIELD = 'bulk-reason';

export function BulkDecision({ uid, items, selected, canPublish, onSelect }: BulkDecisionProps) {
  const text = useText();
  const [decide, { data: result, isLoading, originalArgs }] = useDecideManyMutation();
  const { register, handleSubmit, control, setValue, reset, formState } = useForm({
    defaultValues: { to: '', reason: '' },
    resolver: toResolver(decisionForm),
  });
  const reasonError = toReasonMessage(formState.errors.reason?.message);
  const reason = useWatch({ control, name: 'reason' });
  const send = (to: 'published' | 'returned') => {
    setValue('to', to);
    return handleSubmit(async ({ to, reason }) => {
      const { data } = await decide(
        selected.map(({ kind, id, title, revision }) => ({ kind, id, title, revision, to, reason, by: uid })),
      );
      if (data?.failed.length === 0) reset();
    });
  };
  const button = (to: 'published' | 'returned') => (
    <Button
      secondary={to === 'returned'}
      aria-disabled={isLoading || selected.length === 0}
      onClick={(event) => {
        if (!isLoading && selected.length > 0) void send(to)(event);
      }}
    >
      {text(isLoading ? 'pending' : to === 'published' ? 'queue.bulk.publish' : 'queue.bulk.return')}
    </Button>
  );
  if (items.length === 0 && !result) return null;
  const done = originalArgs?.[0]?.to === 'returned' ? 'queue.bulk.returned' : 'queue.bulk.published';
  return (
    <Bulk
      of="queue"
      status={
        selected.length > 0
          ? text('queue.bulk.selected', { count: selected.length })
          : result
            ? text(done, { count: result.done })
            : text(canPublish ? 'queue.bulk.none' : 'queue.bulk.noneToReturn')
      }
      result={result}
      onSelectAll={() => onSelect(items)}
      onSelectNone={() => onSelect([])}
    >
      <div className={styles['reason']}>
        <TextArea
          {...register('reason')}
          id={FIELD}
          rows={3}
          dir="auto"
          label={text('reason')}
          hint={text('queue.bulk.reason.hint')}
          error={reasonError && text(reasonError)}
          counter={counterText(reason, reasonLimits.max)}
        />
      </div>
      <BulkButtons>
        {canPublish ? button('published') : null}
        {button('returned')}
      </BulkButtons>
    </Bulk>
  );
}

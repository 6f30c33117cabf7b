import { decisionForm, type QueuedItem, reasonLimits } from '@adp/shared-data/review';
import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { counterText, TextArea } from '@adp/shared-ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import list from '../../components/List.module.css';
import { useDecisionErrorText } from '../../components/useDecisionErrorText';
import { toReasonMessage, toResolver } from '../../lib/toResolver';
import { type BulkResult, useDecideManyMutation } from '../../store/adminApi';
import { useText } from '../../text';
import styles from './Queue.module.css';

interface BulkDecisionProps {
  readonly uid: string;
  readonly items: readonly QueuedItem[];
  readonly selected: readonly QueuedItem[];
  readonly onSelect: (ids: readonly string[]) => void;
}

const FIELD = 'bulk-reason';

/** Publishes or returns the selected items, with one reason for all. */
export function BulkDecision({ uid, items, selected, onSelect }: BulkDecisionProps) {
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
      quiet={to === 'returned'}
      aria-disabled={isLoading || selected.length === 0}
      onClick={(event) => {
        if (!isLoading && selected.length > 0) void send(to)(event);
      }}
    >
      {text(isLoading ? 'pending' : to === 'published' ? 'queue.bulk.publish' : 'queue.bulk.return')}
    </Button>
  );
  if (items.length === 0 && !result) return null;
  return (
    <section className={styles['bulk']} aria-labelledby="bulk-title">
      <h2 id="bulk-title" className={styles['bulkTitle']}>
        {text('queue.bulk')}
      </h2>
      <p role="status">
        {selected.length > 0
          ? text('queue.bulk.selected', { count: selected.length })
          : result
            ? text(originalArgs?.[0]?.to === 'returned' ? 'queue.bulk.returned' : 'queue.bulk.published', {
                count: result.done,
              })
            : text('queue.bulk.none')}
      </p>
      <Refusals result={result} />
      <div className={styles['buttons']}>
        <Button quiet onClick={() => onSelect(items.map(({ id }) => id))}>
          {text('queue.bulk.all')}
        </Button>
        <Button quiet onClick={() => onSelect([])}>
          {text('queue.bulk.nothing')}
        </Button>
      </div>
      <TextArea
        {...register('reason')}
        id={FIELD}
        rows={3}
        label={text('reason')}
        hint={text('queue.bulk.reason.hint')}
        error={reasonError && text(reasonError)}
        counter={counterText(reason, reasonLimits.max)}
      />
      <div className={styles['buttons']}>
        {button('published')}
        {button('returned')}
      </div>
    </section>
  );
}

function Refusals({ result }: { readonly result: BulkResult | undefined }) {
  const text = useText();
  const getErrorText = useDecisionErrorText();
  if (!result || result.failed.length === 0) return null;
  return (
    <ul className={list['error']} role="alert">
      {result.failed.map(({ id, title, error }) => (
        <li key={id}>{text('queue.bulk.failed', { title: isolate(title), why: getErrorText(error) })}</li>
      ))}
    </ul>
  );
}

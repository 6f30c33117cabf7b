import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@adp/shared-ui/dialog';
import { isolate } from '@adp/shared-ui/format';
import { outbox } from '../../api/outbox/outbox';
import { ActionButton } from '../../components/my-items/ActionButton';
import actionStyles from '../../components/my-items/Actions.module.css';
import { type Draft, type Target, toTarget } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/drafts';
import { editPath, writePath } from '../../paths';
import { useText } from '../../text';
import { getDraftError, needsForm } from './draftError';
import { toStatusMessage, getTitle, type StatusMessage } from './statusMessage';

interface DraftActionsProps {
  readonly draft: Draft;
  readonly sending: boolean;
  readonly onStatus: (said: StatusMessage) => void;
}

export function DraftActions({ draft, sending, onStatus }: DraftActionsProps) {
  const text = useText();
  const [confirming, setConfirming] = useState(false);
  const [pending, setPending] = useState<'send' | 'withdraw' | 'discard'>();
  const { key, kind, itemId, base, queued } = draft;
  const name = isolate(getTitle(draft) || text(`myContent.untitled.${kind}`));
  const report = (what: StatusMessage['event']) => onStatus({ event: what, kind, title: getTitle(draft) });
  const run = async (action: typeof pending, work: () => Promise<void>) => {
    setPending(action);
    try {
      await work();
    } finally {
      setPending(undefined);
    }
  };
  const send = (to: Target) =>
    run('send', async () => {
      report('sending');
      onStatus(toStatusMessage(await outbox.submit(key, to), draft));
    });
  const takeBack = () =>
    run('withdraw', async () => report((await outbox.withdraw(key)) ? 'withdrawn' : 'alreadySent'));
  const discard = () =>
    run('discard', async () => {
      // Withdraw the draft first, because otherwise another tab could send it in the meantime.
      if (queued && !(await outbox.withdraw(key))) {
        report('alreadySent');
        return;
      }
      await drafts.remove(key);
      report('discarded');
    });
  const error = getDraftError(draft);
  const isDisabled = pending !== undefined;
  return (
    <div className={actionStyles['actions']} role="group" aria-label={text('myItems.actions', { title: name })}>
      <Link className={actionStyles['action']} to={base === null ? writePath(kind, key) : editPath(kind, itemId, key)}>
        {text(queued && !error ? 'myContent.open' : 'myContent.continue')}
      </Link>
      {queued && !sending && !needsForm(error) ? (
        <ActionButton
          isPending={pending === 'send'}
          isDisabled={isDisabled}
          onClick={() => void send(toTarget(queued))}
        >
          {text('myContent.send')}
        </ActionButton>
      ) : null}
      {queued ? (
        <ActionButton
          isPending={pending === 'withdraw'}
          isDisabled={pending === 'withdraw'}
          onClick={() => void takeBack()}
        >
          {text('myContent.withdraw')}
        </ActionButton>
      ) : null}
      {sending ? null : (
        <ActionButton isPending={pending === 'discard'} isDisabled={isDisabled} onClick={() => setConfirming(true)}>
          {text('myContent.discard')}
        </ActionButton>
      )}
      {confirming ? (
        <ConfirmDialog
          title={text('myContent.discard.sure', { title: name })}
          description={text(base === null ? 'myContent.discard.why.new' : 'myContent.discard.why.change')}
          confirmLabel={text('myContent.discard.yes')}
          cancelLabel={text('myItems.delete.no')}
          onConfirm={() => {
            setConfirming(false);
            void discard();
          }}
          onCancel={() => setConfirming(false)}
        />
      ) : null}
    </div>
  );
}

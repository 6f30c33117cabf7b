import { useSession } from '@adp/shared-auth';
import { reportLimits } from '@adp/shared-data/moderation';
import { withStore } from '@adp/shared-store';
import { Button } from '@adp/shared-ui';
import { AppealDialog } from '@adp/shared-ui/appeal';
import { formatDay, isolate } from '@adp/shared-ui/format';
import { type ComponentType, useState } from 'react';
import texts from '../../messages/hidden-profile-en.json';
import { store } from '../../store/store';
import { addTexts, isMessageId, useText } from '../../text';
import { type HiddenState, useAppealProfileRemovalMutation, useGetProfileRemovalQuery } from './hiddenProfileApi';
import styles from './HiddenProfile.module.css';

export async function hiddenProfile(): Promise<ComponentType> {
  await addTexts(texts);
  return withStore(store, HiddenProfile);
}

const { max } = reportLimits.text;

function HiddenProfile() {
  const text = useText();
  const uid = useSession().user?.uid ?? '';
  const { data: removal, isError, refetch } = useGetProfileRemovalQuery(uid, { skip: uid === '' });
  if (isError)
    return (
      <p role="alert">
        <span>{`${text('hiddenProfile.failed')} `}</span>
        <Button secondary onClick={() => void refetch()}>
          {text('hiddenProfile.retry')}
        </Button>
      </p>
    );
  if (!removal) return null;
  const { at, reason, appeal } = removal;
  return (
    <div className={styles['hidden']}>
      <p>{text('hiddenProfile.since', { day: formatDay(at) })}</p>
      <p dir="auto">{text('hiddenProfile.reason', { reason: isolate(reason) })}</p>
      <Appeal uid={uid} appeal={appeal} />
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Appeal({ uid, appeal }: { readonly uid: string; readonly appeal: HiddenState['appeal'] }) {
  const text = useText();
  const [dialog, setDialog] = useState<'open' | 'closed'>();
  const [send] = useAppealProfileRemovalMutation();
  if (appeal)
    return (
      // The send button disappears after sending, so move focus to this text.
      <p ref={dialog && focus} tabIndex={-1} dir="auto">
        {text(`hiddenProfile.appeal.${appeal.status}`, { reason: isolate(appeal.decisionReason ?? '') })}
      </p>
    );
  return (
    <>
      <Button secondary onClick={() => setDialog('open')}>
        {text('hiddenProfile.appeal')}
      </Button>
      {dialog === 'open' ? (
        <AppealDialog
          title={text('hiddenProfile.appeal.title')}
          word={(part) => text(`hiddenProfile.appeal.${part}`, { max })}
          maxLength={max}
          onSend={async (words) => {
            const { error } = await send({ uid, text: words });
            if (!error) return undefined;
            const id = `hiddenProfile.error.${'code' in error ? String(error.code) : 'other'}`;
            return text(isMessageId(id) ? id : 'hiddenProfile.error.other');
          }}
          onClose={() => setDialog('closed')}
        />
      ) : null}
    </>
  );
}

import { loginPath, useSession } from '@adp/shared-auth';
import { Button, useOnline } from '@adp/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { outbox } from '../../api/outbox/outbox';
import { drafts } from '../../lib/drafts/DraftStore';
import type { Draft } from '../../lib/drafts/Draft';
import { textOf } from '../../lib/forms/values';
import { paths } from '../../paths';
import { useText } from '../../text';
import { Sending } from './Sending';
import { useAfterSent } from './useAfterSent';
import { useSentElsewhere } from './useSentElsewhere';
import styles from './Write.module.css';

interface WaitingProps {
  readonly draft: Draft;
  /** Gives the draft back where it is not to be sent any more, or cannot be. */
  readonly onDraft: (draft: Draft) => void;
}

/** A text that is on its way: it is sent once, when it can be, and may be taken back until then. */
export function Waiting({ draft, onDraft }: WaitingProps) {
  const text = useText();
  const online = useOnline();
  const { pathname, search } = useLocation();
  const afterSent = useAfterSent();
  const [busy, setBusy] = useState(false);
  const { status } = useSession();
  const [refused, setRefused] = useState(draft.queued?.fault === 'signed-out');
  const signedOut = refused || status === 'signed-out';
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = draft;
  useEffect(() => heading.current?.focus(), []);
  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (outcome.key !== key) return;
        if (outcome.done) afterSent(outcome);
        else if (outcome.waits) setRefused(outcome.fault === 'signed-out');
        else void drafts.get(key).then((kept) => kept && onDraft(kept));
      }),
    [key, afterSent, onDraft],
  );
  useSentElsewhere(draft, onDraft);
  const takeBack = async () => {
    setBusy(true);
    const back = await outbox.withdraw(key);
    setBusy(false);
    if (back) onDraft(back);
    else afterSent({ kind: draft.kind, id: draft.itemId, status: draft.queued?.to ?? 'published' });
  };
  const why = !online ? 'write.waiting.offline' : signedOut ? 'write.waiting.signedOut' : 'write.waiting.online';
  return (
    <section className={styles['note']}>
      <h2 ref={heading} tabIndex={-1} className={styles['noteTitle']}>
        {text('write.waiting', { title: textOf(draft.values['title']) })}
      </h2>
      <p role="status">{text(why)}</p>
      <Sending draft={key} />
      <p className={styles['buttons']}>
        {signedOut ? (
          <Link className={styles['action']} to={loginPath(pathname + search)}>
            {text('write.signIn')}
          </Link>
        ) : null}
        <Button quiet={signedOut} disabled={busy} onClick={() => void takeBack()}>
          {text('write.takeBack')}
        </Button>
        <Link className={styles['link']} to={paths.work}>
          {text('write.toWork')}
        </Link>
      </p>
    </section>
  );
}

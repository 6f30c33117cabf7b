import { loginPath, useSession } from '@adp/shared-auth';
import { Button, useOnline } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { outbox } from '../../api/outbox/outbox';
import { drafts } from '../../lib/drafts/drafts';
import type { Draft } from '../../lib/drafts/Draft';
import { getText } from '../../lib/forms/toFormValues';
import { paths } from '../../paths';
import { useText } from '../../text';
import { SendProgress } from './SendProgress';
import { useAfterSent } from './useAfterSent';
import { useQueuedDraft } from './useQueuedDraft';
import styles from './Write.module.css';

interface QueuedNoticeProps {
  readonly draft: Draft;
  /** Called with the draft when it was withdrawn or cannot be sent. */
  readonly onDraft: (draft: Draft) => void;
}

/** A text that is on its way: it is sent once, when it can be, and may be taken back until then. */
export function QueuedNotice({ draft, onDraft }: QueuedNoticeProps) {
  const text = useText();
  const online = useOnline();
  const { pathname, search } = useLocation();
  const afterSent = useAfterSent();
  const [isPending, setPending] = useState(false);
  const { status } = useSession();
  const [refused, setRefused] = useState(draft.queued?.error === 'signed-out');
  const signedOut = refused || status === 'signed-out';
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = draft;
  useEffect(() => heading.current?.focus(), []);
  useEffect(
    () =>
      outbox.onOutcome((outcome) => {
        if (outcome.key !== key) return;
        if (outcome.done) afterSent(outcome);
        else if (outcome.waits) setRefused(outcome.error === 'signed-out');
        else void drafts.get(key).then((saved) => saved && onDraft(saved));
      }),
    [key, afterSent, onDraft],
  );
  useQueuedDraft(draft, onDraft);
  const withdraw = async () => {
    setPending(true);
    const back = await outbox.withdraw(key);
    setPending(false);
    if (back) onDraft(back);
    else afterSent({ kind: draft.kind, id: draft.itemId, status: draft.queued?.to ?? 'published' });
  };
  const why = !online ? 'write.queued.offline' : signedOut ? 'write.queued.signedOut' : 'write.queued.online';
  return (
    <section className={styles['note']}>
      <h2 ref={heading} tabIndex={-1} className={styles['noteTitle']}>
        {text('write.queued', { title: isolate(getText(draft.values['title'])) })}
      </h2>
      <p role="status">{text(why)}</p>
      <SendProgress draft={key} />
      <p className={styles['buttons']}>
        {signedOut ? (
          <Link className={styles['action']} to={loginPath(pathname + search)}>
            {text('write.signIn')}
          </Link>
        ) : null}
        <Button secondary={signedOut} disabled={isPending} onClick={() => void withdraw()}>
          {text('write.withdraw')}
        </Button>
        <Link className={styles['link']} to={paths.work}>
          {text('write.toMyContent')}
        </Link>
      </p>
    </section>
  );
}

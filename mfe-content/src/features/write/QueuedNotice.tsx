import { loginPath, useSession } from '@adp/shared-auth';
import { Button, useOnline } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { useDraftSession } from '@adp/shared-ui/drafts';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getText } from '../../lib/forms/toFormValues';
import { paths } from '../../paths';
import { useText } from '../../text';
import type { ItemDraft } from './ItemDraft';
import { SendProgress } from './SendProgress';
import styles from './Write.module.css';

export function QueuedNotice({ session }: { readonly session: ItemDraft }) {
  const text = useText();
  const online = useOnline();
  const { pathname, search } = useLocation();
  const { draft, error } = useDraftSession(session);
  const [isPending, setPending] = useState(false);
  const { status } = useSession();
  const signedOut = error === 'signed-out' || status === 'signed-out';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => session.followQueue(), [session]);
  const withdraw = async () => {
    setPending(true);
    await session.withdraw();
    setPending(false);
  };
  const why = !online ? 'write.queued.offline' : signedOut ? 'write.queued.signedOut' : 'write.queued.online';
  return (
    <section className={styles['note']}>
      <h2 ref={heading} tabIndex={-1} className={styles['noteTitle']}>
        {text('write.queued', { title: isolate(getText(draft.values['title'])) })}
      </h2>
      <p role="status">{text(why)}</p>
      <SendProgress draft={draft.key} />
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

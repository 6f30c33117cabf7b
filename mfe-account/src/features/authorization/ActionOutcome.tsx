import { Button } from '@adp/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AppError } from '@adp/shared-auth/app-error';
import form from '../../components/Form.module.css';
import { getIdentityError, useIdentityErrorText } from '../../components/identity/IdentityErrorNote';
import page from '../../components/Page.module.css';
import { PageHead } from '../../components/PageHead';
import type { IdentityAction } from '../../lib/useIdentityAction';
import { paths, withNext } from '../../paths';
import { useText } from '../../text';
import styles from './ActionOutcome.module.css';
import type { EmailLink } from './emailAction';

/** A state of the page. The heading receives focus so that screen readers announce the new state. */
export function ActionOutcome({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = box.current?.querySelector('h1');
    if (!heading || box.current?.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [title]);
  return (
    <div ref={box} className={page['page']}>
      <PageHead title={title} />
      <div className={styles['body']}>{children}</div>
    </div>
  );
}

interface ActionPendingProps {
  readonly action: IdentityAction;
  readonly link: EmailLink;
  readonly onRetry: () => void;
}

export function ActionPending({ action, link, onRetry }: ActionPendingProps) {
  const text = useText();
  const { error } = action;
  const message = useIdentityErrorText(error);
  if (!error)
    return (
      <ActionOutcome title={text('action.title')}>
        <p role="status">{text('action.working')}</p>
      </ActionOutcome>
    );
  if (isOldLink(error))
    return (
      <ActionOutcome title={text('action.old')}>
        <p>{text('action.old.text')}</p>
        <Link className={form['link']} to={withNext(paths.login, link.next)}>
          {text('action.new')}
        </Link>
      </ActionOutcome>
    );
  const isOffline = error.code === 'offline';
  return (
    <ActionOutcome title={text(isOffline ? 'action.offline' : 'action.failed')}>
      <p>{isOffline ? text('action.offline.text') : message}</p>
      <div className={form['buttons']}>
        <Button disabled={action.isPending} onClick={onRetry}>
          {text('action.retry')}
        </Button>
      </div>
    </ActionOutcome>
  );
}

export function isOldLink(error: AppError | undefined): boolean {
  return error !== undefined && getIdentityError(error).message === 'oldLink';
}

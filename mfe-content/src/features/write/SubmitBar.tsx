import { Button } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import type { DraftBase } from '../../lib/drafts/Draft';
import { useText } from '../../text';
import { SendProgress } from './SendProgress';
import type { Submit } from './useSubmit';
import styles from './Write.module.css';

interface SubmitBarProps {
  readonly base: DraftBase | null;
  readonly draft: string;
  readonly submit: Submit;
  /** The save status. */
  readonly children: ReactNode;
}

/** What can be done with the text, and that nothing of it is lost. */
export function SubmitBar({ base, draft, submit, children }: SubmitBarProps) {
  const text = useText();
  const { isSubmitting, send } = submit;
  const published = base?.status === 'published';
  return (
    <div className={styles['foot']}>
      {children}
      {isSubmitting ? <SendProgress draft={draft} /> : null}
      <div className={styles['buttons']}>
        {/* Not of type submit: Enter in a field of one line, which phones call "Go", does not publish. */}
        <Button disabled={isSubmitting} onClick={() => void send('published')}>
          {text(published ? 'write.publishChange' : 'write.publish')}
        </Button>
        {published ? null : (
          <Button quiet disabled={isSubmitting} onClick={() => void send('draft')}>
            {text('write.saveDraft')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useText, type MessageId } from '../../text';
import styles from './Editor.module.css';
import type { PageEditorState, SaveState } from './usePageEditor';

const words: Readonly<Partial<Record<SaveState, MessageId>>> = {
  saving: 'edit.status.saving',
  publishing: 'edit.status.saving',
  saved: 'edit.status.saved',
  published: 'edit.status.published',
  scheduled: 'edit.status.saved',
  conflict: 'edit.status.conflict',
  offline: 'edit.status.offline',
  denied: 'edit.status.denied',
  'signed-out': 'edit.status.signedOut',
};

/** Where what is typed is saved: on the device at once, in the account soon after. */
export function SaveStatus({ editor }: { readonly editor: PageEditorState }) {
  const text = useText();
  const { status, isUnsaved, isOnDevice, isRestored, base } = editor;
  const isSending = status === 'saving' || status === 'publishing';
  const hasFailed = !isSending && !['none', 'saved', 'published', 'scheduled', 'conflict'].includes(status);
  const state = text(words[status] ?? (status === 'none' ? 'edit.status.none' : 'edit.status.failed'));
  return (
    <div className={styles['status']}>
      <p role="status">
        {[
          isUnsaved && !hasFailed && !isSending && status !== 'conflict' ? text('edit.status.device') : state,
          ...(isUnsaved && !isOnDevice ? [text('edit.status.notOnDevice')] : []),
          ...(isRestored && status === 'none' ? [text('edit.status.restored')] : []),
        ].join(' ')}
      </p>
      {base.publishAt ? (
        <p>
          {text('edit.planned', {
            time: formatDateTime(base.publishAt),
          })}
        </p>
      ) : null}
      {hasFailed && isUnsaved ? (
        <Button quiet onClick={() => void editor.retry()}>
          {text('siteItems.retry')}
        </Button>
      ) : null}
    </div>
  );
}

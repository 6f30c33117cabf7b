import { Button } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useText, type MessageId } from '../../text';
import styles from './Editor.module.css';
import type { PageEditorState } from './usePageEditor';

const errors: Readonly<Record<string, MessageId>> = {
  offline: 'edit.status.offline',
  denied: 'edit.status.denied',
  'signed-out': 'edit.status.signedOut',
};

export function SaveStatus({ editor }: { readonly editor: PageEditorState }) {
  const text = useText();
  const { isUnsaved, isOnDevice, isRestored, base, error, status, target } = editor;
  const hasFailed = status === 'editing' && error !== undefined;
  return (
    <div className={styles['status']}>
      <p role="status">
        {[
          text(toMessage(editor)),
          ...(isUnsaved && !isOnDevice ? [text('edit.status.notOnDevice')] : []),
          ...(isRestored && target === undefined ? [text('edit.status.restored')] : []),
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
        <Button secondary onClick={() => void editor.saveInAccount()}>
          {text('siteItems.retry')}
        </Button>
      ) : null}
    </div>
  );
}

function toMessage({ status, target, error, isUnsaved }: PageEditorState): MessageId {
  if (status === 'saving') return 'edit.status.saving';
  if (status === 'conflict' && error !== undefined) return 'edit.status.conflict';
  if (status === 'editing' && error !== undefined) return errors[error] ?? 'edit.status.failed';
  if (isUnsaved) return 'edit.status.device';
  if (status !== 'sent') return 'edit.status.none';
  return target === 'published' ? 'edit.status.published' : 'edit.status.saved';
}

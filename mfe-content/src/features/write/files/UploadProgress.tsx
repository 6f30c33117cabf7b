import { Button, currentLocale, formatLocale, useOnline } from '@adp/shared-ui';
import { HiddenStatus } from '@adp/shared-ui/forms';
import { numberFormat } from '@adp/shared-ui/format';
import { useText } from '../../../text';
import styles from './Files.module.css';
import type { UploadState } from './useUploads';

interface UploadProgressProps {
  readonly name: string;
  readonly state: UploadState;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onRetry: () => void;
}

export function UploadProgress({ name, state, onPause, onResume, onRetry }: UploadProgressProps) {
  const text = useText();
  const online = useOnline();
  const { sent, is, error } = state;
  const part = numberFormat(formatLocale(currentLocale()), { style: 'percent' }).format(sent);
  // Announce only every 25 percent, because more announcements would disturb.
  const quarter = numberFormat(formatLocale(currentLocale()), { style: 'percent' }).format(Math.floor(sent * 4) / 4);
  if (is === 'failed')
    return (
      <div className={styles['upload']}>
        <p role="alert" className={styles['error']}>
          {text(`write.file.failed.${toReason(error)}`)}
        </p>
        <Button secondary aria-label={text('write.file.retry.of', { name })} onClick={onRetry}>
          {text('write.file.retry')}
        </Button>
      </div>
    );
  const status = is === 'paused' ? 'write.file.paused' : online ? 'write.file.uploading' : 'write.file.offline';
  return (
    <div className={styles['upload']}>
      <progress
        className={styles['progress']}
        max={1}
        value={sent}
        aria-label={text('write.file.progress', { name })}
      />
      <p className={styles['hint']} aria-hidden="true">
        {text(status, { part })}
      </p>
      <HiddenStatus>{text(status, { part: quarter })}</HiddenStatus>
      <Button
        secondary
        aria-label={text(is === 'paused' ? 'write.file.resume.of' : 'write.file.pause.of', { name })}
        onClick={is === 'paused' ? onResume : onPause}
      >
        {text(is === 'paused' ? 'write.file.resume' : 'write.file.pause')}
      </Button>
    </div>
  );
}

function toReason(error: UploadState['error']): 'denied' | 'limit' | 'quota' | 'signedOut' | 'network' {
  if (error?.code === 'denied') return 'denied';
  if (error?.code === 'upload-limit') return 'limit';
  if (error?.code === 'quota') return 'quota';
  return error?.code === 'signed-out' ? 'signedOut' : 'network';
}

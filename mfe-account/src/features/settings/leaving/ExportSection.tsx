import type { SessionUser } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import { useEffect } from 'react';
import form from '../../../components/Form.module.css';
import { useText } from '../../../text';
import { formatBytes } from '../format';
import { PendingButton } from '../PendingButton';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';
import { useExportMemberMutation } from '../settingsApi';
import { SaveError } from '../SettingsErrors';

export function ExportSection({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const [exportMember, { data: file, error, isLoading }] = useExportMemberMutation();
  useEffect(
    () => () => {
      if (file) URL.revokeObjectURL(file.url);
    },
    [file],
  );
  const start = async () => {
    const { data } = await exportMember(user);
    if (data) downloadFile(data.url, data.name);
  };
  return (
    <Section id="export">
      <p className={styles['text']}>{text('settings.export.why')}</p>
      <SaveError error={error} />
      <Status>
        {isLoading
          ? text('settings.export.pending')
          : file
            ? text('settings.export.ready', { size: formatBytes(file.bytes) })
            : ''}
      </Status>
      <div className={styles['buttons']}>
        <PendingButton
          secondary
          isPending={isLoading}
          pendingText={text('settings.export.pending')}
          onClick={() => void start()}
        >
          {text('settings.export.start')}
        </PendingButton>
        {file ? (
          <a className={form['link']} href={file.url} download={file.name}>
            {text('settings.export.again', { name: isolate(file.name) })}
          </a>
        ) : null}
      </div>
    </Section>
  );
}

function downloadFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

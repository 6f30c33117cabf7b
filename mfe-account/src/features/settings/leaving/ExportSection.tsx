import type { SessionUser } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import { useEffect, useState } from 'react';
import { toDayName, downloadFile } from './downloadFile';
import { formatBytes } from '../format';
import { memberExport } from '../memberStore';
import { useSaving } from '../member/useSaving';
import { useText } from '../../../text';
import { PendingButton } from '../PendingButton';
import { SaveError } from '../SettingsErrors';
import { Section, Status } from '../Section';
import styles from '../Settings.module.css';

interface ReadyFile {
  readonly url: string;
  readonly name: string;
  readonly bytes: number;
}

/** Everything that is stored about the member, in one file. */
export function ExportSection({ user }: { readonly user: SessionUser }) {
  const text = useText();
  const saving = useSaving();
  const [file, setFile] = useState<ReadyFile>();
  useEffect(
    () => () => {
      if (file) URL.revokeObjectURL(file.url);
    },
    [file],
  );
  const start = () =>
    saving.run(async () => {
      const stored = await memberExport(user.uid);
      const whole = JSON.stringify({ account: toAccount(user), ...stored }, undefined, 2);
      const blob = new Blob([whole], { type: 'application/json' });
      const name = fileName(stored.user?.['username']);
      const url = URL.createObjectURL(blob);
      setFile({ url, name, bytes: blob.size });
      downloadFile(url, name);
    });
  return (
    <Section id="export">
      <p className={styles['text']}>{text('settings.export.why')}</p>
      <SaveError error={saving.error} attempt={saving.failures} />
      <Status>
        {saving.isSaving
          ? text('settings.export.pending')
          : saving.done && file
            ? text('settings.export.ready', { size: formatBytes(file.bytes) })
            : ''}
      </Status>
      <div className={styles['buttons']}>
        <PendingButton
          quiet
          isPending={saving.isSaving}
          pendingText={text('settings.export.pending')}
          onClick={() => void start()}
        >
          {text('settings.export.start')}
        </PendingButton>
        {file ? (
          <a className={styles['link']} href={file.url} download={file.name}>
            {text('settings.export.again', { name: isolate(file.name) })}
          </a>
        ) : null}
      </div>
    </Section>
  );
}

/** What the identity service knows; the documents know the rest. */
function toAccount({ providerData, createdAt, lastLoginAt, ...user }: SessionUser) {
  const { uid, email, emailVerified, displayName, photoURL, phoneNumber } = user;
  return {
    ...{ uid, email, emailVerified, displayName, photoURL, phoneNumber, createdAt, lastLoginAt },
    signInMethods: providerData,
  };
}

function fileName(username: unknown): string {
  return `${['my-data', username, toDayName(new Date())].filter(Boolean).join('-')}.json`;
}

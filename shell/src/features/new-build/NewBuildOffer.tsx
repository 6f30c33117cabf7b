import { hasUnsaved } from '@adp/app-contract';
import { formatDate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { useText } from '../../text';
import type { LatestShell } from './fetchLatest';
import styles from './NewBuildOffer.module.css';

/** Offer to reload the page, with a description of the changes. Never reloads automatically, and not while there are unsaved changes. */
export function NewBuildOffer({ news, published, onLater }: Omit<LatestShell, 'build'> & { onLater: () => void }) {
  const text = useText();
  const since = published && text('build.since', { date: formatDate(published, { dateStyle: 'long' }) });
  const [refused, setRefused] = useState(false);

  const reload = () => {
    if (hasUnsaved()) setRefused(true);
    else window.location.reload();
  };

  return (
    <div className={styles['notice']}>
      <p>
        <strong>{text('build.title')}</strong>
        <br />
        <span>{refused ? text('build.unsaved') : (news ?? since ?? text('build.text'))}</span>
      </p>
      <div className={styles['actions']}>
        <button className={styles['reload']} type="button" onClick={reload}>
          {text('build.reload')}
        </button>
        <button className={styles['later']} type="button" onClick={onLater}>
          {text('build.later')}
        </button>
      </div>
    </div>
  );
}

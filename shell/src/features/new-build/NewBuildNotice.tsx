import { hasUnsaved } from '@adp/app-contract';
import { useState } from 'react';
import { useText } from '../../text';
import styles from './NewBuildNotice.module.css';
import { useNewBuild } from './useNewBuild';

/** Offers to reload when a newer build is live. Never reloads by itself, and not over something unsaved. */
export function NewBuildNotice() {
  const text = useText();
  const { found, putOff } = useNewBuild();
  const [refused, setRefused] = useState(false);

  const reload = () => {
    if (hasUnsaved()) setRefused(true);
    else window.location.reload();
  };

  return (
    <div role="status">
      {found ? (
        <div className={styles['notice']}>
          <p>
            <strong>{text('build.title')}</strong>
            <br />
            {text(refused ? 'build.unsaved' : 'build.text')}
          </p>
          <div className={styles['actions']}>
            <button className={styles['reload']} type="button" onClick={reload}>
              {text('build.reload')}
            </button>
            <button className={styles['later']} type="button" onClick={putOff}>
              {text('build.later')}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}

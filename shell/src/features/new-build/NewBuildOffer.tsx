import { hasUnsaved } from '@adp/app-contract';
import { useState } from 'react';
import { useText } from '../../text';
import styles from './NewBuildOffer.module.css';

/** Offers to reload. Never reloads by itself, and not over something unsaved. */
export function NewBuildOffer({ onLater }: { onLater: () => void }) {
  const text = useText();
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
        {text(refused ? 'build.unsaved' : 'build.text')}
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

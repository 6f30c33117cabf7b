import { PageTitle, WovenBand } from '@adp/shared-ui';
import { useEffect } from 'react';
import { outbox } from '../../api/outbox/outbox';
import { useText } from '../../text';
import { Begin } from './Begin';
import { InAccount } from './InAccount';
import { OnDevice } from './OnDevice';
import styles from './Work.module.css';

/** Where writing begins, and where what was begun and published is found again. */
export function WorkPage() {
  const text = useText();
  const title = text('work.title');
  useEffect(() => outbox.start(), []);
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <WovenBand />
      <div className={styles['page']}>
        <header>
          <h1>{title}</h1>
          <p className={styles['purpose']}>{text('work.purpose')}</p>
        </header>
        <Begin />
        <OnDevice />
        <InAccount />
      </div>
    </>
  );
}

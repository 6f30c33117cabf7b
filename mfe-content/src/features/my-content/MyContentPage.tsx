import { PageTitle, WovenBand } from '@adp/shared-ui';
import { useOutbox } from '../../api/outbox/useOutbox';
import { useText } from '../../text';
import { StartWriting } from './StartWriting';
import { AccountSection } from './AccountSection';
import { DeviceDrafts } from './DeviceDrafts';
import styles from './MyContent.module.css';

export function MyContentPage() {
  const text = useText();
  const title = text('myContent.title');
  useOutbox();
  return (
    <>
      <PageTitle page={title} site={text('site')} />
      <WovenBand />
      <div className={styles['page']}>
        <header>
          <h1>{title}</h1>
          <p className={styles['purpose']}>{text('myContent.purpose')}</p>
        </header>
        <StartWriting />
        <DeviceDrafts />
        <AccountSection />
      </div>
    </>
  );
}

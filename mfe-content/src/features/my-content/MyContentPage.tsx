import { PageTitle, WovenBand } from '@adp/shared-ui';
import { Link } from 'react-router-dom';
import { useOutbox } from '../../api/outbox/useOutbox';
import { useText } from '../../text';
import { writePath } from '../../paths';
import { AccountSection } from './AccountSection';
import { DeviceDrafts } from './DeviceDrafts';
import styles from './MyContent.module.css';
import start from './StartWriting.module.css';
import { PageSection } from './PageSection';
import { useOfferedKinds } from './useOfferedKinds';

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

function StartWriting() {
  const text = useText();
  const kinds = useOfferedKinds();
  return (
    <PageSection title={text('myContent.start')}>
      <ol className={start['ways']}>
        {kinds.map((kind) => (
          <li key={kind} className={start['way']}>
            <Link className={start['link']} to={writePath(kind)}>
              {text(`myContent.start.${kind}`)}
            </Link>
            <p className={start['purpose']}>{text(`myContent.start.${kind}.what`)}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

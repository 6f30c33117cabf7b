import { Link } from 'react-router-dom';
import { writePath } from '../../paths';
import { useText } from '../../text';
import styles from './StartWriting.module.css';
import { PageSection } from './PageSection';
import { useOfferedKinds } from './useOfferedKinds';

export function StartWriting() {
  const text = useText();
  const kinds = useOfferedKinds();
  return (
    <PageSection title={text('myContent.start')}>
      <ol className={styles['ways']}>
        {kinds.map((kind) => (
          <li key={kind} className={styles['way']}>
            <Link className={styles['link']} to={writePath(kind)}>
              {text(`myContent.start.${kind}`)}
            </Link>
            <p className={styles['purpose']}>{text(`myContent.start.${kind}.what`)}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

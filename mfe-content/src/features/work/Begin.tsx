import { Link } from 'react-router-dom';
import { writtenKinds } from '../../lib/kinds';
import { writePath } from '../../paths';
import { useText } from '../../text';
import styles from './Begin.module.css';
import { WorkSection } from './WorkSection';

/** The ways to begin something new, with what belongs there. */
export function Begin() {
  const text = useText();
  return (
    <WorkSection title={text('work.begin')}>
      <ol className={styles['ways']}>
        {writtenKinds.map((kind) => (
          <li key={kind} className={styles['way']}>
            <Link className={styles['link']} to={writePath(kind)}>
              {text(`work.begin.${kind}`)}
            </Link>
            <p className={styles['purpose']}>{text(`work.begin.${kind}.what`)}</p>
          </li>
        ))}
      </ol>
    </WorkSection>
  );
}

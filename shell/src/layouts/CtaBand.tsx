import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useText } from '../text';
import styles from './CtaBand.module.css';

export function CtaBand() {
  const text = useText();
  return (
    <aside className={styles['band']} aria-labelledby="cta-title">
      <div className={styles['inner']}>
        <h2 id="cta-title">{text('cta.title')}</h2>
        <p className={styles['text']}>{text('cta.text')}</p>
        <Link className={styles['link']} to={paths.about}>
          {text('cta.link')}
        </Link>
      </div>
    </aside>
  );
}

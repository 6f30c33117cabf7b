import { Link } from 'react-router-dom';
import { useText } from '../text';
import styles from './Pages.module.css';

interface PagesProps {
  readonly first: string | undefined;
  readonly next: string | undefined;
}

export function Pages({ first, next }: PagesProps) {
  const text = useText();
  if (!first && !next) return null;
  return (
    <p className={styles['pages']}>
      {first ? <Link to={first}>{text('page.first')}</Link> : null}
      {next ? <Link to={next}>{text('page.next')}</Link> : null}
    </p>
  );
}

import { Link } from 'react-router-dom';
import { useText } from '../text';
import styles from './Pages.module.css';

interface PagesProps {
  /** The path of the first page of the list. Undefined if the first page is shown. */
  readonly first: string | undefined;
  /** The path of the next page of the list. Undefined on the last page. */
  readonly next: string | undefined;
}

/** Links to the first page and the next page of a list. */
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

import { Link } from 'react-router-dom';
import { useText } from '../text';
import styles from './Pages.module.css';

interface PagesProps {
  /** The address of the first page, where this is a later one. */
  readonly first: string | undefined;
  /** The address of the next page, where there is one. */
  readonly next: string | undefined;
}

/** From a page of a list to the next, and back to the first: each is an address. */
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

import { Button } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Age } from '../../components/Age';
import list from '../../components/List.module.css';
import { useText } from '../../text';
import styles from './Reports.module.css';

interface VerdictRowProps {
  readonly title: string;
  /** Where to look at it. */
  readonly to: string;
  readonly about: string;
  /** What was written about it. */
  readonly words: string;
  readonly since: Date;
  /** What opens the form. */
  readonly action: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The form of the decision. */
  readonly children: ReactNode;
}

/** What a reviewer decides about, one form at a time. */
export function VerdictRow({ title, to, about, words, since, action, isOpen, onToggle, children }: VerdictRowProps) {
  const text = useText();
  return (
    <li className={`${styles['row']} ${styles['report']}`}>
      <Link className={list['title']} to={to} dir="auto">
        {title}
      </Link>
      <p>{about}</p>
      <p className={styles['text']} dir="auto">
        {words}
      </p>
      <p className={list['quiet']}>
        <Age since={since} />
      </p>
      <div>
        <Button quiet aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? text('reports.close') : action}
        </Button>
      </div>
      {isOpen ? <div className={styles['forms']}>{children}</div> : null}
    </li>
  );
}

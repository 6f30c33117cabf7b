import { Button } from '@adp/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import list from '../../components/List.module.css';
import { useText } from '../../text';
import styles from './Reports.module.css';
import type { OpenRow } from './useOpenRow';

interface VerdictRowProps extends Omit<OpenRow, 'onDecided'> {
  readonly title: string;
  readonly to: string;
  readonly about: ReactNode;
  readonly note?: string | undefined;
  readonly words: string;
  readonly when: ReactNode;
  readonly copy?: ReactNode;
  readonly action: string;
  readonly children: ReactNode;
}

export function VerdictRow(props: VerdictRowProps) {
  const { title, to, about, note, words, when, copy, action, isOpen, onToggle, children } = props;
  const text = useText();
  return (
    <li className={`${styles['row']} ${styles['report']}`}>
      <Link className={list['title']} to={to} dir="auto">
        {title}
      </Link>
      <p>{about}</p>
      {note ? (
        <p className={list['written']} dir="auto">
          {note}
        </p>
      ) : null}
      <p className={list['written']} dir="auto">
        {words}
      </p>
      <p className={list['quiet']}>{when}</p>
      {copy}
      <div>
        <Button secondary aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? text('reports.close') : action}
        </Button>
      </div>
      {isOpen ? <div className={styles['forms']}>{children}</div> : null}
    </li>
  );
}

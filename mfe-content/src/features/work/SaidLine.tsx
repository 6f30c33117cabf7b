import { isolate } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { useText } from '../../text';
import type { Said } from './Said';
import styles from './Work.module.css';

/** Says what was done last, to the ear as well. */
export function SaidLine({ said }: { said: Said | undefined }) {
  const text = useText();
  return (
    <p className={styles['said']} role="status" data-what={said?.what}>
      {said ? (
        <>
          {text(`work.said.${said.what}`, { title: isolate(said.title || text(`work.untitled.${said.kind}`)) })}{' '}
          {said.to ? <Link to={said.to}>{text('work.said.look')}</Link> : null}
        </>
      ) : null}
    </p>
  );
}

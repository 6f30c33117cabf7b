import { Link } from 'react-router-dom';
import { isolate } from '@adp/shared-ui/format';
import { useText } from '../../text';
import type { StatusMessage } from './statusMessage';
import styles from './MyContent.module.css';

export function StatusLine({ status }: { status: StatusMessage | undefined }) {
  const text = useText();
  return (
    <p className={styles['statusLine']} role="status" data-event={status?.event}>
      {status ? (
        <>
          <span>
            {text(`myContent.status.${status.event}`, {
              title: isolate(status.title || text(`myContent.untitled.${status.kind}`)),
            })}
          </span>
          {status.to ? (
            <>
              <span> </span>
              <Link to={status.to}>{text('myContent.status.look')}</Link>
            </>
          ) : null}
        </>
      ) : null}
    </p>
  );
}

import { useOnline } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useLayoutEffect, useState } from 'react';
import { useText } from '../../text';
import styles from './Offline.module.css';
import { SavedDialog } from './SavedDialog';
import { getStoredTime } from './storedPages';
import { useSaved } from './useSaved';

/** The address, in any page, that opens what is saved: links and buttons of apps lead here. */
const place = '#offline';

/** Whether there is no network, of when the page is, and the way to what is saved. */
export function Offline() {
  const text = useText();
  const saved = useSaved();
  const [isOpen, setOpen] = useState(window.location.hash === place);
  // Before the link can be seen, and pressed.
  useLayoutEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash !== place) return;
      event.preventDefault();
      event.stopPropagation();
      // The menu, say.
      link.closest('dialog')?.close();
      setOpen(true);
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, []);
  return (
    <>
      <Status />
      <p className={styles['bar']}>
        <a className={styles['link']} href={place}>
          {text('offline.save')}
        </a>
      </p>
      {isOpen ? <SavedDialog saved={saved} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Said where the page is not what the network has now. */
function Status() {
  const text = useText();
  const isOnline = useOnline();
  const stored = getStoredTime();
  const words = () => {
    if (stored) return text('offline.asOf', { time: formatDateTime(new Date(stored)) });
    return isOnline || stored === '' ? '' : text('offline.now');
  };
  return (
    <p className={styles['status']} role="status">
      {words()}
    </p>
  );
}

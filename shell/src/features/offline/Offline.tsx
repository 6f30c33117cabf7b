import { useOnline } from '@adp/shared-ui';
import { formatDateTime } from '@adp/shared-ui/format';
import { useLayoutEffect, useState } from 'react';
import { useText } from '../../text';
import { toPageUrl } from '../../offline/pageUrl';
import styles from './Offline.module.css';
import type { SavedStore } from './createSavedStore';
import { SavedDialog } from './SavedDialog';
import { toEntry } from './savedPages';
import { getStoredTime } from './storedPages';
import { useSaved } from './useSaved';

/** Hash of links that open the dialog of saved pages, on any page. A link to another page saves that page. Apps also use the hash. */
const openHash = '#offline';

export function Offline({ store }: { readonly store: SavedStore }) {
  const text = useText();
  const saved = useSaved(store);
  const { save } = saved;
  const [isOpen, setOpen] = useState(window.location.hash === openHash);
  // Use a layout effect, so that the link works as soon as it is visible.
  useLayoutEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.hash !== openHash) return;
      event.preventDefault();
      event.stopPropagation();
      link.closest('dialog')?.close();
      const page = toPageUrl(link.href);
      const title = link.dataset['title'] ?? link.textContent;
      if (page !== toPageUrl(window.location.href)) void save(toEntry(page, title, []));
      setOpen(true);
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [save]);
  return (
    <>
      <Status />
      <p className={styles['bar']}>
        <a className={styles['link']} href={openHash}>
          {text('offline.save')}
        </a>
      </p>
      {isOpen ? <SavedDialog saved={saved} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

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

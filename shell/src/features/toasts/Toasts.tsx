import { connectNotices, type Notice } from '@adp/app-contract';
import { localPath } from '@adp/shared-ui';
import { deviceStorage } from '@adp/shared-ui/storage';
import { type MouseEvent, useEffect } from 'react';
import { cssTransition, type Id, toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled';
import { followNavigations } from '../../lib/followNavigations';
import type { RouterHolder } from '../../lib/RouterHolder';
import { useText } from '../../text';
import styles from './Toasts.module.css';

export { default as texts } from '../../messages/toasts-en.json';

declare module 'react' {
  interface CSSProperties {
    '--toast-time'?: string;
  }
}

/** Default display time of a message, in milliseconds. Errors and loading messages stay until they are closed. */
const TOAST_TIME = 3_000;
const staying: readonly string[] = ['error', 'loading'];

function toastTime(): number | false {
  const chosen = deviceStorage.read('adp.toastTime');
  return chosen === 'keep' ? false : Number(chosen) || TOAST_TIME;
}

const transition = cssTransition({ enter: styles['enter'] ?? '', exit: styles['exit'] ?? '', collapse: false });

interface ToastsProps {
  readonly first: readonly Notice[];
  readonly holder: Pick<RouterHolder, 'get' | 'subscribe'>;
}

export function Toasts({ first, holder }: ToastsProps) {
  const text = useText();
  useEffect(() => {
    // Set ids, so that there are no duplicates if this effect runs twice.
    for (const [index, notice] of first.entries()) show({ id: `first-${index}`, ...notice }, holder);
  }, [first, holder]);

  useEffect(() => connectNotices((notice) => show(notice, holder)), [holder]);

  useEffect(() => {
    let shown = holder.get().state.location.pathname;
    return followNavigations(holder, ({ location: { pathname } }) => {
      if (pathname === shown) return;
      shown = pathname;
      for (const id of linked) toast.dismiss(id);
      linked.clear();
    });
  }, [holder]);

  return (
    <ToastContainer
      aria-label={text('toast.region')}
      className={styles['container'] ?? ''}
      toastClassName={styles['toast'] ?? ''}
      position="bottom-center"
      transition={transition}
      icon={false}
      hideProgressBar
      pauseOnHover
      draggable={false}
      closeOnClick={false}
      closeButton={({ closeToast }) => (
        <button className={styles['close']} type="button" aria-label={text('toast.close')} onClick={() => closeToast()}>
          <span aria-hidden="true">×</span>
        </button>
      )}
    />
  );
}

/** Ids of the messages with a link. They belong to the page on which they appeared. */
const linked = new Set<Id>();

function show({ type, text, id, link }: Notice, holder: ToastsProps['holder']): void {
  // A message with a link stays, because some readers need long to reach the link.
  const autoClose = link || staying.includes(type) ? false : toastTime();
  const options: ToastOptions = {
    type: type === 'loading' ? 'default' : type,
    autoClose,
    ...(autoClose === false ? {} : { style: { '--toast-time': `${autoClose}ms` } }),
    role: type === 'error' ? 'alert' : 'status',
    data: { type },
    className: [styles['toast'], styles[type]].join(' '),
    ...(id === undefined ? {} : { toastId: id }),
  };
  const content = (
    <div className={styles['content']}>
      <span>{text}</span>
      {link ? (
        <a href={localPath(link.to)} onClick={(event) => openInPage(event, () => holder.get().navigate(link.to))}>
          {link.text}
        </a>
      ) : null}
    </div>
  );
  const isShown = id !== undefined && toast.isActive(id);
  const toastId = isShown ? id : toast(content, options);
  if (isShown) toast.update(id, { ...options, render: content });
  if (link) linked.add(toastId);
  else linked.delete(toastId);
}

/** Lets the router open a link, unless the reader opens it in another tab or window. Toasts are outside the router. */
function openInPage(event: MouseEvent, open: () => Promise<void>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void open();
}

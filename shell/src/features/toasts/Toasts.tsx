import { connectNotices, type Notice } from '@adp/app-contract';
import { deviceStorage } from '@adp/shared-ui/storage';
import { useEffect } from 'react';
import { cssTransition, toast, ToastContainer, type ToastOptions } from 'react-toastify/unstyled';
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

export function Toasts({ first }: { first: readonly Notice[] }) {
  const text = useText();
  useEffect(() => {
    // Set ids, so that there are no duplicates if this effect runs twice.
    for (const [index, notice] of first.entries()) show({ id: `first-${index}`, ...notice });
  }, [first]);

  useEffect(() => connectNotices(show), []);

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

function show({ type, text, id }: Notice): void {
  const autoClose = staying.includes(type) ? false : toastTime();
  const options: ToastOptions = {
    type: type === 'loading' ? 'default' : type,
    autoClose,
    ...(autoClose === false ? {} : { style: { '--toast-time': `${autoClose}ms` } }),
    role: type === 'error' ? 'alert' : 'status',
    data: { type },
    className: [styles['toast'], styles[type]].join(' '),
    ...(id === undefined ? {} : { toastId: id }),
  };
  const content = <span>{text}</span>;
  if (id !== undefined && toast.isActive(id)) toast.update(id, { ...options, render: content });
  else toast(content, options);
}

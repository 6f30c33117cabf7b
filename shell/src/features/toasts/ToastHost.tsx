import { connectNotices, type Notice } from '@adp/app-contract';
import { useEffect, useState } from 'react';
import { reportError } from '../../reporting/reportError';

/** The library comes with the first message, not before: most visits never show one. */
const loadToasts = () => import(/* webpackChunkName: "toasts" */ './Toasts');

type ToastsComponent = Awaited<ReturnType<typeof loadToasts>>['Toasts'];

/** The site's one place for messages; every app speaks to it with `notify()`. */
export function ToastHost() {
  const [first, setFirst] = useState<readonly Notice[]>([]);
  const [Toasts, setToasts] = useState<ToastsComponent>();

  useEffect(
    () =>
      connectNotices((notice) => {
        setFirst((before) => [...before, notice]);
        // Retried with each message; one that cannot be shown costs nothing but itself.
        loadToasts().then(
          (module) => setToasts(() => module.Toasts),
          (error: unknown) => reportError(error, { about: 'A message could not be shown' }),
        );
      }),
    [],
  );

  return Toasts ? <Toasts first={first} /> : null;
}

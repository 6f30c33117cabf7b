import { connectNotices, type Notice } from '@adp/app-contract';
import { useEffect, useState } from 'react';
import { reportError } from '../../reporting/reportError';
import { addTexts } from '../../text';

/** The library comes with the first message, not before: most visits never show one. */
async function loadToasts() {
  const part = await import(/* webpackChunkName: "toasts" */ './Toasts');
  await addTexts(part.texts);
  return part.Toasts;
}

type ToastsComponent = Awaited<ReturnType<typeof loadToasts>>;

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
          (loaded) => setToasts(() => loaded),
          (error: unknown) => reportError(error, { about: 'A message could not be shown' }),
        );
      }),
    [],
  );

  return Toasts ? <Toasts first={first} /> : null;
}

import { connectNotices, type Notice } from '@adp/app-contract';
import { useEffect, useState } from 'react';
import type { RouterHolder } from '../../lib/RouterHolder';
import { reportError } from '../../reporting/reportError';
import { addTexts } from '../../text';

/** Loads the toast library with the first message, because most visits never show one. */
async function loadToasts() {
  const part = await import(/* webpackChunkName: "toasts" */ './Toasts');
  await addTexts(part.texts);
  return part.Toasts;
}

type ToastsComponent = Awaited<ReturnType<typeof loadToasts>>;

interface ToastHostProps {
  /** Opens the pages that notices link to. */
  readonly holder: Pick<RouterHolder, 'get' | 'subscribe'>;
}

export function ToastHost({ holder }: ToastHostProps) {
  const [first, setFirst] = useState<readonly Notice[]>([]);
  const [Toasts, setToasts] = useState<ToastsComponent>();

  useEffect(
    () =>
      connectNotices((notice) => {
        setFirst((before) => [...before, notice]);
        loadToasts().then(
          (loaded) => setToasts(() => loaded),
          (error: unknown) => reportError(error, { about: 'A message could not be shown' }),
        );
      }),
    [],
  );

  return Toasts ? <Toasts first={first} holder={holder} /> : null;
}

import { connectNotices, type Notice } from '@adp/app-contract';
import { lazy, Suspense, useEffect, useState } from 'react';

/** The toast library comes with the first message, not before: most visits never show one. */
const Toasts = lazy(() => import(/* webpackChunkName: "toasts" */ './Toasts'));

/** The site's one place for messages; every app speaks to it with `notify()`. */
export function ToastHost() {
  const [first, setFirst] = useState<readonly Notice[]>([]);

  useEffect(() => connectNotices((notice) => setFirst((before) => [...before, notice])), []);

  if (first.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Toasts first={first} />
    </Suspense>
  );
}

import { useEffect } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { confirmShown } from './commits';
import { scrollKey } from './scrollKey';

/** Scrolls a new page to the top. Restores the scroll position after going back and after a reload. */
export function PageScroll() {
  const { key } = useLocation();
  useEffect(() => confirmShown(key), [key]);
  return <ScrollRestoration getKey={scrollKey} />;
}

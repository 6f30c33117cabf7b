import { useEffect } from 'react';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { confirmShown } from './commits';

/** Scrolls a new page to the top. Restores the scroll position after going back and after a reload. */
export function PageScroll() {
  const { key } = useLocation();
  useEffect(() => confirmShown(key), [key]);
  return <ScrollRestoration getKey={scrollKey} />;
}

/** Returns the key for a page's scroll position. Includes the path, because every newly loaded document has the location key `default`. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

import { useEffect } from 'react';
import { ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { confirmShown } from './commits';

/** Scrolls a new page to its top. Restores the scroll position after back and reload. */
export function PageScroll() {
  const { key } = useLocation();
  useEffect(() => confirmShown(key), [key]);
  return <ScrollRestoration getKey={scrollKey} />;
}

/** A document that is opened again always has the key `default`: its path distinguishes it from the others of this tab. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

import { ScrollRestoration, type Location } from 'react-router-dom';

/** A new page begins at its top; back and reload lead to where one was. */
export function PageScroll() {
  return <ScrollRestoration getKey={scrollKey} />;
}

/** A document that is opened again always has the key `default`: its path distinguishes it from the others of this tab. */
function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

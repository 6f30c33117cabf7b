import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { internalPath, safeLink } from '../../lib/markdown/safeAddress';

/** A link of a body: within the page, to a page of the site, or out under the rules of what strangers write. */
export function renderLink(address: string | undefined, words: ReactNode): ReactNode {
  if (address === undefined) return words;
  // A heading's id begins with `s-`, which no writer needs to know.
  if (/^#[^#]/.test(address)) return <a href={`#${address.slice(1).replace(/^(?!s-)/, 's-')}`}>{words}</a>;
  const path = internalPath(address);
  if (path !== undefined) return <Link to={path}>{words}</Link>;
  const href = safeLink(address);
  if (href === undefined) return words;
  return (
    <a href={href} rel="ugc nofollow noopener">
      {words}
    </a>
  );
}

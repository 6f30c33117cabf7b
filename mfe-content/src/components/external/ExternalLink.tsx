import type { ReactNode } from 'react';
import { safeLink } from '../../lib/markdown/safeAddress';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that a member or an editor has put in: never followed by search engines, never to anything but the web or a letter. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const safe = safeLink(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={safe} rel="ugc nofollow noopener">
      {children}
    </a>
  );
}

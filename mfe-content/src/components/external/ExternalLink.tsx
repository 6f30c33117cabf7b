import { safeLink } from '@adp/shared-data/body';
import type { ReactNode } from 'react';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link that a member or an editor has entered. Has `nofollow`, and is rendered only for a website or an email address. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const safe = safeLink(href);
  if (safe === undefined) return <span className={className}>{children}</span>;
  return (
    <a className={className} href={safe} rel="ugc nofollow noopener">
      {children}
    </a>
  );
}

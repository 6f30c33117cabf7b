import type { Language } from '@adp/shared-ui/languages';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { CopyProvider } from '../../components/CopyContext';

interface PreviewContentProps {
  readonly lang: Language;
  readonly children: ReactNode;
}

/** A page in the language of its text. Its links and buttons do nothing, so that editing is not left by accident. */
export function PreviewContent({ lang, children }: PreviewContentProps) {
  const copy = useMemo(() => ({ lang, dir: 'auto' as const }), [lang]);
  return (
    <CopyProvider value={copy}>
      <div onClickCapture={ignoreClick}>{children}</div>
    </CopyProvider>
  );
}

/** Ignores clicks, except on source marks, which open and close a note on the page. */
function ignoreClick(event: MouseEvent): void {
  // In a frame, elements are not instances of this window's classes.
  if ((event.target as Element).closest('[popovertarget]')) return;
  event.preventDefault();
  event.stopPropagation();
}

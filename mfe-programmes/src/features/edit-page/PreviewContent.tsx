import type { Language } from '@adp/shared-ui/languages';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { CopyProvider } from '../../components/CopyContext';

interface PreviewContentProps {
  readonly lang: Language;
  readonly children: ReactNode;
}

/** A page in the language of its text. Its links and buttons do nothing, so that editors do not leave the form by accident. */
export function PreviewContent({ lang, children }: PreviewContentProps) {
  const copy = useMemo(() => ({ lang, dir: 'auto' as const }), [lang]);
  return (
    <CopyProvider value={copy}>
      <div onClickCapture={ignoreClick}>{children}</div>
    </CopyProvider>
  );
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

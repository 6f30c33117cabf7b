import { useRef, useState } from 'react';
import type { CitableItem } from '@adp/shared-data/citation';
import { formatCitation, type CitationFormat } from '../../lib/citation/formatCitation';

export interface Citation {
  readonly format: CitationFormat;
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly text: string;
}

/** Returns an item's citation in the format requested last. The formatter loads with the first request. */
export function useCitation(item: CitableItem, make = formatCitation) {
  const [citation, setCitation] = useState<Citation>({ format: 'apa', state: 'none', text: '' });
  const requests = useRef(0);
  async function request(format: CitationFormat): Promise<void> {
    requests.current += 1;
    const request = requests.current;
    setCitation({ format, state: 'loading', text: '' });
    const answer = await make(item, format).then(
      (text): Citation => ({ format, state: 'ready', text }),
      // The formatter did not load or failed. The citation box offers a retry.
      (): Citation => ({ format, state: 'failed', text: '' }),
    );
    if (request === requests.current) setCitation(answer);
  }
  return { citation, ask: request };
}

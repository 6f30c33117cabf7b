import { useRef, useState } from 'react';
import type { CitableItem } from '../../lib/citation/citableItem';
import { formatCitation, type CitationFormat } from '../../lib/citation/formatCitation';

/** How far the citation that was asked for last has come. */
export interface Citation {
  readonly format: CitationFormat;
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  readonly text: string;
}

/** The citation of an item in the format asked for last; what makes it is loaded when it is first asked for. */
export function useCitation(item: CitableItem, make = formatCitation) {
  const [citation, setCitation] = useState<Citation>({ format: 'apa', state: 'none', text: '' });
  const asked = useRef(0);
  async function ask(format: CitationFormat): Promise<void> {
    asked.current += 1;
    const mine = asked.current;
    setCitation({ format, state: 'loading', text: '' });
    const answer = await make(item, format).then(
      (text): Citation => ({ format, state: 'ready', text }),
      // The parts that make citations did not come, or could not make one: the box says so and offers to try again.
      (): Citation => ({ format, state: 'failed', text: '' }),
    );
    if (mine === asked.current) setCitation(answer);
  }
  return { citation, ask };
}

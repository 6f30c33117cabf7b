import { useLoaded } from '@adp/shared-ui';
import type { TextPart } from '@adp/shared-ui/differences';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useText } from '../../text';

const loadDifferences = () => import(/* webpackChunkName: "differences" */ '@adp/shared-ui/differences');

/** What a version shows that the other has not: as added, or as removed. */
type Side = 'ins' | 'del';

interface Marking {
  readonly side: Side;
  readonly part: Awaited<ReturnType<typeof loadDifferences>>;
}

const MarkingContext = createContext<Marking | undefined>(undefined);

interface MarkedSideProps {
  /** None where there is nothing to compare with: then nothing is loaded. */
  readonly side: Side | undefined;
  readonly children: ReactNode;
}

/** Within it, words are marked once what finds them has come; until then they are as they are. */
export function MarkedSide({ side, children }: MarkedSideProps) {
  const { part } = useLoaded(loadDifferences, side !== undefined);
  const marking = useMemo(() => (side && part ? { side, part } : undefined), [side, part]);
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}

/** Finds the parts of a text by another version of it; none where nothing is compared. */
export function useParts(): ((text: string, other: string) => readonly TextPart[]) | undefined {
  const marking = useContext(MarkingContext);
  return useMemo(() => {
    if (!marking) return undefined;
    const { compareTexts } = marking.part;
    return marking.side === 'ins'
      ? (text, other) => compareTexts(other, text).after
      : (text, other) => compareTexts(text, other).before;
  }, [marking]);
}

/** Parts of a text, with those marked that the other version has not. */
export function Parts({ parts }: { readonly parts: readonly TextPart[] }) {
  const text = useText();
  const marking = useContext(MarkingContext);
  if (!marking) return <span>{parts.map((part) => part.text).join('')}</span>;
  const { MarkedText } = marking.part;
  const start = text(marking.side === 'ins' ? 'item.added' : 'item.removed');
  return <MarkedText parts={parts} as={marking.side} labels={{ start, end: text('item.mark.end') }} />;
}

interface WordsProps {
  readonly text: string;
  /** The same in the other version; undefined where there is none. */
  readonly other: string | undefined;
}

export function Words({ text, other }: WordsProps) {
  const toParts = useParts();
  return other === undefined || other === text || !toParts ? (
    <span>{text}</span>
  ) : (
    <Parts parts={toParts(text, other)} />
  );
}

import { useLoaded } from '@adp/shared-ui';
import type { TextPart } from '@adp/shared-ui/differences';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useText } from '../../text';

const loadDifferences = () => import(/* webpackChunkName: "differences" */ '@adp/shared-ui/differences');

type Side = 'ins' | 'del';

interface Marking {
  readonly side: Side;
  readonly part: Awaited<ReturnType<typeof loadDifferences>>;
}

const MarkingContext = createContext<Marking | undefined>(undefined);

interface MarkedSideProps {
  readonly side: Side | undefined;
  readonly children: ReactNode;
}

export function MarkedSide({ side, children }: MarkedSideProps) {
  const { part } = useLoaded(loadDifferences, side !== undefined);
  const marking = useMemo(() => (side && part ? { side, part } : undefined), [side, part]);
  return <MarkingContext value={marking}>{children}</MarkingContext>;
}

/**
 * Returns a function that splits a text at its differences from another text. Returns undefined if the item is not
 * being compared.
 */
export function useParts(): ((text: string, comparedWith: string) => readonly TextPart[]) | undefined {
  const marking = useContext(MarkingContext);
  return useMemo(() => {
    if (!marking) return undefined;
    const { compareTexts } = marking.part;
    return marking.side === 'ins'
      ? (text, comparedWith) => compareTexts(comparedWith, text).after
      : (text, comparedWith) => compareTexts(text, comparedWith).before;
  }, [marking]);
}

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
  readonly comparedWith: string | undefined;
}

export function Words({ text, comparedWith }: WordsProps) {
  const toParts = useParts();
  return comparedWith === undefined || comparedWith === text || !toParts ? (
    <span>{text}</span>
  ) : (
    <Parts parts={toParts(text, comparedWith)} />
  );
}

import { lazy, Suspense, useState, type ComponentType } from 'react';
import { addTexts } from '../../text';
import type { EmptyListProps } from './EmptyList';

const loadEmptyList = () =>
  lazy(async (): Promise<{ readonly default: ComponentType<EmptyListProps> }> => {
    try {
      const part = await import(/* webpackChunkName: "empty-list" */ './EmptyList');
      await addTexts(part.texts);
      return { default: part.EmptyList };
    } catch {
      // A list still shows its number of results, and a front page section its link.
      return { default: () => null };
    }
  });

/** Loads the notice of an empty list on demand, because most lists have items. */
export function Empty(props: EmptyListProps) {
  const [EmptyList] = useState(loadEmptyList);
  return (
    <Suspense>
      <EmptyList {...props} />
    </Suspense>
  );
}

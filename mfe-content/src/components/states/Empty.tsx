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
      // The list has its number of results, a section of the front page its link to all.
      return { default: () => null };
    }
  });

/** Shown for an empty list, which most are not, by code that comes with it. */
export function Empty(props: EmptyListProps) {
  const [EmptyList] = useState(loadEmptyList);
  return (
    <Suspense>
      <EmptyList {...props} />
    </Suspense>
  );
}

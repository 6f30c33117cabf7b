import { lazy, Suspense, type ComponentType } from 'react';
import { addTexts } from '../../text';
import type { EmptyListProps } from './EmptyList';

/** Most lists are not. Where its code does not arrive, the number of results says it alone. */
const EmptyList = lazy(async (): Promise<{ readonly default: ComponentType<EmptyListProps> }> => {
  try {
    const part = await import(/* webpackChunkName: "empty-list" */ './EmptyList');
    await addTexts(part.texts);
    return { default: part.EmptyList };
  } catch {
    return { default: () => null };
  }
});

/** Shown for an empty list, by code that comes with the first. */
export function Empty(props: EmptyListProps) {
  return (
    <Suspense>
      <EmptyList {...props} />
    </Suspense>
  );
}

import { lazy, type ComponentType } from 'react';
import { addTexts } from '../text';

/**
 * Creates a component that is loaded, with its texts, only by the pages that have it. If its code fails to load, `Missing` is shown
 * instead, or nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<readonly [ComponentType<Props>, texts: object]>,
  Missing: ComponentType<Props> = () => null,
) {
  return lazy(async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      const [part, texts] = await load();
      await addTexts(texts);
      return { default: part };
    } catch {
      return { default: Missing };
    }
  });
}

import { lazy, type ComponentType } from 'react';
import { addTexts } from '../text';

/** A part that not every page has, so that no other page downloads it. Where its code does not arrive, pages do without. */
export function lazyPart<Props>(load: () => Promise<readonly [ComponentType<Props>, texts: object]>) {
  return lazy(async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      const [part, texts] = await load();
      await addTexts(texts);
      return { default: part };
    } catch {
      return { default: () => null };
    }
  });
}

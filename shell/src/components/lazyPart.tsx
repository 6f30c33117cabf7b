import { lazy, type ComponentType } from 'react';
import { addTexts } from '../text';

/**
 * A part that not every page has, with its texts, so that no other page downloads it. Where its code does not arrive, `Missing` stands in its
 * place, or nothing.
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

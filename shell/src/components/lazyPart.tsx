import { lazy, type ComponentType } from 'react';
import { addTexts } from '../text';

/** Creates a component whose code and texts load only when used. If they fail to load, renders `Missing`. */
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

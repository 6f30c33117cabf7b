import type { RouterHolder } from './RouterHolder';

/** Calls `listener` whenever the state of the page's router changes, also after the router was replaced. Returns a function that stops this. */
export function followNavigations(
  holder: Pick<RouterHolder, 'get' | 'subscribe'>,
  listener: (state: ReturnType<RouterHolder['get']>['state']) => void,
): () => void {
  const follow = () => holder.get().subscribe(listener);
  let stop = follow();
  const ignoreRouters = holder.subscribe(() => {
    stop();
    stop = follow();
  });
  return () => {
    ignoreRouters();
    stop();
  };
}

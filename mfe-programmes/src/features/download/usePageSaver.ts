import { type PageSaver, pageSaver, type PageSet, type SavingState } from '@adp/app-contract';
import { localPath } from '@adp/shared-ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Pack } from './toPacks';

const unknown: SavingState = { saved: undefined, saving: undefined, error: undefined };
const getUnknown = () => unknown;
const subscribeToNothing = () => () => undefined;

interface PageSaverState {
  /** Undefined until the shell provides it. Null where pages cannot be saved. */
  readonly saver: PageSaver | null | undefined;
  readonly state: SavingState;
}

/** Returns the shell's page saver and its current state. */
export function usePageSaver(): PageSaverState {
  const saver = useSyncExternalStore(pageSaver.subscribe, pageSaver.get, () => undefined);
  const { subscribe = subscribeToNothing, getState = getUnknown } = saver ?? {};
  return { saver, state: useSyncExternalStore(subscribe, getState, getUnknown) };
}

/** Returns the pack with absolute URLs in the page's language. Call it in a browser only. */
export function toPageSet({ name, pages }: Pack): PageSet {
  return { title: name, pages: pages.map(({ path }) => window.location.origin + localPath(path)) };
}

/** Returns the estimated size of each pack, in bytes. Estimates again after each change to the saved pages. */
export function useSizes(
  { saver, state: { saved, saving } }: PageSaverState,
  packs: readonly Pack[],
  enabled: boolean,
): readonly (number | undefined)[] {
  const [sizes, setSizes] = useState<readonly (number | undefined)[]>([]);
  const savedPages = useMemo(() => saved && [...saved.keys()].join(' '), [saved]);
  const isReady = enabled && savedPages !== undefined && saving === undefined;
  useEffect(() => {
    if (!isReady || !saver) return undefined;
    let isCurrent = true;
    saver.estimate(packs.map(toPageSet)).then(
      (estimated) => {
        if (isCurrent) setSizes(estimated);
      },
      // Without estimates, the rows show only page counts.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [saver, packs, isReady, savedPages]);
  return sizes;
}

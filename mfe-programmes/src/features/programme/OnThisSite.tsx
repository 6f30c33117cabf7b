import { appearLate, Button, useLoaded, useNear, useOnline } from '@adp/shared-ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { PageRows } from '../../components/PageRows';
import { followPath, programmeKinds, programmeListPath } from '../../paths';
import { addTexts, useText } from '../../text';
import styles from './OnThisSite.module.css';

/** Loads the items half a screen ahead, or when the reader saves the page, because saved pages include them. */
const nearby = {
  margin: '50% 0px',
  listen: (onNear: () => void) => {
    window.addEventListener('adp.saving', onNear);
    return () => window.removeEventListener('adp.saving', onNear);
  },
};
/** The time after which items are fetched again, in milliseconds. */
const staleTime = 10 * 60_000;

type Loaded = Awaited<ReturnType<typeof load>>;

const cache = new Map<string, Loaded>();

const importItems = () => import(/* webpackChunkName: "site-items" */ './SiteItems');

async function load(path: string) {
  const { loadSiteItems, SiteItems } = await importItems();
  return { SiteItems, items: await loadSiteItems(path.slice(1)) };
}

/** Rendered only on the server. */
const NumberLinks = lazy(async () => {
  const { NumberLinks, texts } = await importItems();
  await addTexts(...texts);
  return { default: NumberLinks };
});

async function loadUnlessFresh(path: string): Promise<Loaded> {
  const cached = cache.get(path);
  if (cached && Date.now() - cached.items.readAt.getTime() < staleTime) return cached;
  const loaded = await load(path);
  cache.set(path, loaded);
  return loaded;
}

/** Links to lists, and items. Loads the items near the viewport, so that they do not slow down the page. */
export function OnThisSite({ path }: { path: string }) {
  const text = useText();
  const isOnline = useOnline();
  const region = useRef<HTMLDivElement>(null);
  const isNear = useNear(region, false, nearby);
  const loadItems = useCallback(
    async () => ({ ...(await loadUnlessFresh(path)), minBlockSize: getSeenHeight(region.current) }),
    [path],
  );
  const { part, failed, retry } = useLoaded(loadItems, isNear);
  /**
   * The path of the programme whose section has left the viewport. The section then gives up the unused part of its
   * reserved space.
   */
  const [passed, setPassed] = useState<string>();
  const onPass = useCallback(() => setPassed(path), [path]);
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const shown = part ?? cache.get(path);
  const onRetry = () => {
    // The retry button disappears with the error, so move focus to the section.
    region.current?.focus();
    retry();
  };
  return (
    <>
      <PageRows
        rows={[
          ...programmeKinds.map((kind) => ({
            to: programmeListPath(kind, path),
            title: text(`programme.list.${kind}`),
          })),
          { to: followPath(`all?programme=${path.slice(1)}`), title: text('programme.follow') },
        ]}
      />
      <div data-without-scripts="">
        {typeof window === 'undefined' ? (
          <Suspense>
            <NumberLinks programme={path.slice(1)} />
          </Suspense>
        ) : null}
      </div>
      <div
        ref={region}
        className={shown ? undefined : styles['reserved']}
        style={{ minBlockSize: passed === path ? undefined : part?.minBlockSize }}
        tabIndex={-1}
        aria-busy={shown === undefined && isNear && !failed}
      >
        {shown ? <shown.SiteItems items={shown.items} region={region} onPass={onPass} /> : null}
        {!shown && !failed ? (
          // Not a `Placeholder`, because that is always `aria-busy`. The section is busy only while its items load.
          <div className={`${appearLate} ${styles['skeleton']}`} role="group" aria-label={text('siteItems.loading')} />
        ) : null}
        {!shown && failed ? (
          <div className={styles['error']} role="alert">
            <p className={styles['errorTitle']}>{text('siteItems.error')}</p>
            <p>{text(isOnline ? 'siteItems.error.why' : 'siteItems.error.offline')}</p>
            <Button secondary onClick={onRetry}>
              {text('siteItems.retry')}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

/** Returns the height above the bottom of the viewport, which stays reserved so that no visible content moves. */
function getSeenHeight(element: HTMLElement | null): number {
  if (!element) return 0;
  const { top, height } = element.getBoundingClientRect();
  return Math.min(height, Math.max(0, window.innerHeight - top));
}

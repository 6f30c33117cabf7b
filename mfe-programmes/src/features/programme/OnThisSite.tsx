import { Button, useLoaded, useNear, useOnline } from '@adp/shared-ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PageRows } from '../../components/PageRows';
import { programmeListNames, programmeListPath } from '../../paths';
import { useText } from '../../text';
import styles from './OnThisSite.module.css';

/** Half a screen ahead: on most networks the items are there before the reader is. And where the page is to be saved, of which they are a part. */
const nearby = {
  margin: '50% 0px',
  listen: (onNear: () => void) => {
    // Of the shell (SavedDialog.tsx).
    window.addEventListener('adp.saving', onNear);
    return () => window.removeEventListener('adp.saving', onNear);
  },
};
/** Older items are read again; "back" within this time costs no request. In milliseconds. */
const staleTime = 10 * 60_000;

type Loaded = Awaited<ReturnType<typeof load>>;

/** What this visit has read, by the programme's path. */
const cache = new Map<string, Loaded>();

/** The items of a programme and what shows them, in a chunk of its own. */
async function load(path: string) {
  const { loadSiteItems, SiteItems } = await import(/* webpackChunkName: "site-items" */ './SiteItems');
  return { SiteItems, items: await loadSiteItems(path.slice(1)) };
}

async function loadUnlessFresh(path: string): Promise<Loaded> {
  const cached = cache.get(path);
  if (cached && Date.now() - cached.items.readAt.getTime() < staleTime) return cached;
  const loaded = await load(path);
  cache.set(path, loaded);
  return loaded;
}

/**
 * What the site has of the programme at `path`: links to its lists, and below them the newest or soonest items by name.
 * The items are read when the section comes near the viewport, so that they cost the first view nothing.
 */
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
  /** The programme whose section has been out of view: the space that its items did not fill is given back. */
  const [passed, setPassed] = useState<string>();
  const onPass = useCallback(() => setPassed(path), [path]);
  useEffect(() => {
    if (!failed) return undefined;
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  const shown = part ?? cache.get(path);
  const onRetry = () => {
    // The button goes away with the error.
    region.current?.focus();
    retry();
  };
  return (
    <>
      <PageRows
        rows={programmeListNames.map((list) => ({
          to: programmeListPath(list, path),
          title: text(`programme.list.${list}`),
        }))}
      />
      <div
        ref={region}
        className={shown ? undefined : styles['reserved']}
        style={{ minBlockSize: passed === path ? undefined : part?.minBlockSize }}
        tabIndex={-1}
        aria-busy={shown === undefined && isNear && !failed}
      >
        {shown ? <shown.SiteItems items={shown.items} region={region} onPass={onPass} /> : null}
        {!shown && !failed ? (
          <div className={styles['skeleton']} role="group" aria-label={text('siteItems.loading')} />
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

/** The height of an element down to the end of the viewport: space that stays, so that nothing in view moves. */
function getSeenHeight(element: HTMLElement | null): number {
  if (!element) return 0;
  const { top, height } = element.getBoundingClientRect();
  return Math.min(height, Math.max(0, window.innerHeight - top));
}

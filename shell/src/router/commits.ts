import { hasUnsaved } from '@adp/app-contract';
import type { createBrowserRouter } from 'react-router-dom';

/** How long React may take to show a page that the router has, in milliseconds. */
const COMMIT_TIMEOUT = 5_000;

/** Key of the location whose page React has shown last. */
let shown: string | undefined;
/** Of the navigation that React is to show. */
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes that the page at a location is shown. */
export function confirmShown(key: string): void {
  shown = key;
}

/**
 * Loads the document of the page where the one before stays instead: its code renders without end, or the new page suspends for ever, and neither lets
 * React go on. Not over something unsaved, and not offline, where there may be no document.
 */
export function watchCommits(router: ReturnType<typeof createBrowserRouter>): void {
  // Another router begins with its loading page.
  clearTimeout(timer);
  let target = router.state.location.key;
  router.subscribe(({ location: { key } }) => {
    if (key === target) return;
    target = key;
    clearTimeout(timer);
    // Before a first page there is none that stays (`LoadingPage`).
    if (shown === undefined) return;
    timer = setTimeout(() => {
      if (shown !== key && !hasUnsaved() && navigator.onLine) window.location.reload();
    }, COMMIT_TIMEOUT);
  });
}

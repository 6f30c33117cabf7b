import { hasUnsaved } from '@adp/app-contract';
import type { createBrowserRouter } from 'react-router-dom';

/** Timeout for React to show a page that the router has loaded, in milliseconds. */
const COMMIT_TIMEOUT = 5_000;

/** Location key of the page that React showed last. */
let shown: string | undefined;
/** Timer of the navigation that React has not shown yet. */
let timer: ReturnType<typeof setTimeout> | undefined;

export function confirmShown(key: string): void {
  shown = key;
}

/**
 * Loads the new page as a document if React does not show it in time, because the previous page renders endlessly or the new one suspends
 * forever. Does nothing if there are unsaved changes, or offline, when there may be no document.
 */
export function watchCommits(router: ReturnType<typeof createBrowserRouter>): void {
  // A new router starts with its own loading page, so the timer of the previous one no longer applies.
  clearTimeout(timer);
  let target = router.state.location.key;
  router.subscribe(({ location: { key } }) => {
    if (key === target) return;
    target = key;
    clearTimeout(timer);
    // The loading page handles timeouts of the first page.
    if (shown === undefined) return;
    timer = setTimeout(() => {
      if (shown !== key && !hasUnsaved() && navigator.onLine) window.location.reload();
    }, COMMIT_TIMEOUT);
  });
}

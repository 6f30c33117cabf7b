import { hasUnsaved } from '@adp/app-contract';
import type { createBrowserRouter } from 'react-router-dom';

/** Time within which React must show a page that the router has loaded, in milliseconds. */
const COMMIT_TIMEOUT = 5_000;

let shown: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export function confirmShown(key: string): void {
  shown = key;
}

/** Loads the new page as a document if React does not show it in time, because a page renders endlessly or suspends forever. */
export function watchCommits(router: ReturnType<typeof createBrowserRouter>): void {
  // Clear the timer of the previous router, because a new router starts with its own loading page.
  clearTimeout(timer);
  let target = router.state.location.key;
  router.subscribe(({ location: { key } }) => {
    if (key === target) return;
    target = key;
    clearTimeout(timer);
    // The first page needs no timer, because the loading page has its own timeout.
    if (shown === undefined) return;
    timer = setTimeout(() => {
      if (shown !== key && !hasUnsaved() && navigator.onLine) window.location.reload();
    }, COMMIT_TIMEOUT);
  });
}

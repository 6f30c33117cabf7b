import { holdUnsaved } from '@adp/app-contract';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

/** While `unsaved`: the browser asks before the page goes, the site does not reload by itself, and a link waits for an answer. */
export function useLeaveWarning(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return undefined;
    const release = holdUnsaved('mfe_account');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved]);
  const { pathname } = useLocation();
  // Also called right after the page has been left: only links on this page are blocked.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
}

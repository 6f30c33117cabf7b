import { holdUnsaved } from '@adp/app-contract';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

/** While `unsaved`, warns before the page closes, prevents automatic reloads, and blocks links until the member decides. */
export function useLeaveWarning(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return undefined;
    const release = holdUnsaved('mfe_account');
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      release();
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
  const { pathname } = useLocation();
  // The router also calls this right after the page has been left, but only links on this page may be blocked.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
}

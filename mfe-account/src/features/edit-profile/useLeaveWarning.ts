import { holdUnsaved } from '@adp/app-contract';
import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

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
  // The router calls this once more after the page has been left, but may only block navigation away from this page.
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname === pathname && nextLocation.pathname !== pathname,
  );
}

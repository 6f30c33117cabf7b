import { Skeleton } from '@adp/shared-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findOwner } from '@adp/site-document/siteConfig';
import { useSiteConfig } from '../config/SiteConfigContext';
import { ErrorView } from '../features/errors/ErrorView';
import { AppLoadError } from '../remotes/AppLoadError';
import { WAIT_TIMEOUT } from '../lib/withTimeout';
import { useText } from '../text';
import { Frame } from './Frame';

/** Placeholder until React has rendered the first page. Shows an error after a timeout, because a page may suspend forever. */
export function LoadingPage() {
  const text = useText();
  const config = useSiteConfig();
  const { pathname } = useLocation();
  const [error, setError] = useState<AppLoadError>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const app = findOwner(config, pathname)?.name ?? 'shell';
      setError(new AppLoadError(app, 'slow', `its page did not show within ${WAIT_TIMEOUT / 1000} s`));
    }, WAIT_TIMEOUT);
    return () => clearTimeout(timer);
  }, [config, pathname]);
  if (error)
    return (
      <Frame footer>
        <ErrorView error={error} />
      </Frame>
    );
  return (
    <Frame footer isNavigating>
      <title>{text('site.name')}</title>
      <Skeleton />
    </Frame>
  );
}

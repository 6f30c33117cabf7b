import { useRouteError } from 'react-router-dom';
import { Frame } from '../layouts/Frame';
import { ErrorView } from '../features/errors/ErrorView';
import { PageScroll } from './PageScroll';

/** What is shown where no page can be: an unknown path, an app that did not load, a fault of the shell. In a layout of its own. */
export function SiteError() {
  const error = useRouteError();
  return (
    <Frame footer>
      <ErrorView error={error} />
      <PageScroll />
    </Frame>
  );
}

import { useRouteError } from 'react-router-dom';
import { Frame } from '../layouts/Frame';
import { ErrorView } from '../features/errors/ErrorView';
import { PageScroll } from './PageScroll';

/** Error page with a layout, for errors outside an app's page: an unknown path, an app that did not load, or an error of the shell. */
export function SiteError() {
  const error = useRouteError();
  return (
    <Frame footer>
      <ErrorView error={error} />
      <PageScroll />
    </Frame>
  );
}

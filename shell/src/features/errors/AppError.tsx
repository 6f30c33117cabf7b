import { useRouteError } from 'react-router-dom';
import type { RegisteredApp } from '../../config/siteConfig';
import { ErrorView } from './ErrorView';

/** The error boundary around an app's pages, inside their layout. */
export function AppError({ app }: { app: RegisteredApp }) {
  return <ErrorView error={useRouteError()} app={app} />;
}

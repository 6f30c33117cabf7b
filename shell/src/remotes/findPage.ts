import type { AppModule, AppRoute } from '@adp/app-contract';
import { matchRoutes } from 'react-router-dom';

export function findPage({ routes }: Pick<AppModule, 'routes'>, pathname: string, base?: string): AppRoute | undefined {
  const matched = matchRoutes(
    routes.map(({ path }) => ({ path })),
    pathname,
    base,
  )?.at(-1)?.route.path;
  return routes.find(({ path }) => path === matched);
}

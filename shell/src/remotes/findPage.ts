import { layoutNames, type AppModule, type AppRoute } from '@adp/app-contract';
import { matchRoutes } from 'react-router-dom';

export function findPage({ routes }: Pick<AppModule, 'routes'>, pathname: string, base?: string): AppRoute | undefined {
  const pages = layoutNames.flatMap((layout) => routes[layout] ?? []);
  const matched = matchRoutes(
    pages.map(({ path }) => ({ path })),
    pathname,
    base,
  )?.at(-1)?.route.path;
  return pages.find(({ path }) => path === matched);
}

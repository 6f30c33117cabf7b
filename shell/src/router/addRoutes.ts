import type { AppModule } from '@adp/app-contract';
import type { RouteObject } from 'react-router-dom';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import type { AppRoutes } from './appRoutes';

export type ToRoutes = (app: RegisteredApp, module: AppModule) => AppRoutes;

/** Adds pages below the routes of their layouts, as the router's own `patch` does. */
export function addRoutes([root]: readonly RouteObject[], added: AppRoutes): void {
  for (const { parent, route } of added) root?.children?.find(({ id }) => id === parent)?.children?.push(route);
}

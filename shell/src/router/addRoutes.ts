import type { AppModule } from '@adp/app-contract';
import type { RouteObject } from 'react-router-dom';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import type { AppRoutes } from './appRoutes';

/** The routes of an app, by the route of the shell that they go under. */
export type ToRoutes = (app: RegisteredApp, module: AppModule) => AppRoutes;

/** Adds pages below their layouts, as the router does where it finds them missing. */
export function addRoutes([root]: readonly RouteObject[], added: AppRoutes): void {
  for (const { parent, route } of added) root?.children?.find(({ id }) => id === parent)?.children?.push(route);
}

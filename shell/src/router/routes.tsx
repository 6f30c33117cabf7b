import { replace, type RouteObject } from 'react-router-dom';
import { catchAllPrefix, type RegisteredApp } from '@adp/site-document/siteConfig';
import { CtaLayout } from '../layouts/CtaLayout';
import { DefaultLayout } from '../layouts/DefaultLayout';
import { HeaderLayout } from '../layouts/HeaderLayout';
import { LoadingPage } from '../layouts/LoadingPage';
import { NoLayout } from '../layouts/NoLayout';
import { PageOutlet } from '../layouts/PageOutlet';
import { paths } from '../paths';
import { SiteError } from './SiteError';
import { PageScroll } from './PageScroll';
import { layoutRouteId } from './appRoutes';

/** Returns the shell's own routes: the routes of the four layouts, to which pages of apps are added, and the redirect from `/`. */
export function shellRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      element: (
        <>
          <PageOutlet />
          <PageScroll />
        </>
      ),
      errorElement: <SiteError />,
      hydrateFallbackElement: <LoadingPage />,
      children: [
        // Use `replace`, so that "back" leaves the site.
        { path: paths.home, element: null, loader: () => replace(paths.knowledgeProducts) },
        { id: layoutRouteId('default'), element: <DefaultLayout />, children: [] },
        { id: layoutRouteId('header'), element: <HeaderLayout />, children: [] },
        { id: layoutRouteId('cta'), element: <CtaLayout />, children: [] },
        { id: layoutRouteId('none'), element: <NoLayout />, children: [] },
      ],
    },
  ];
}

/** Returns the coming-soon pages of an app that the registry announces but that has no origin yet. */
export function comingSoonRoutes(app: RegisteredApp): RouteObject[] {
  return app.owns.map((prefix) => ({
    path: prefix === catchAllPrefix ? prefix : `${prefix}/*`,
    lazy: async () => {
      const { loadClosedSection } = await import(/* webpackChunkName: "coming-soon" */ './ClosedSection');
      const ClosedSection = await loadClosedSection();
      return { Component: () => <ClosedSection prefix={prefix} /> };
    },
  }));
}

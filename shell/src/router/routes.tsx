import { replace, type RouteObject } from 'react-router-dom';
import { catchAllPrefix, type RegisteredApp } from '@adp/site-document/siteConfig';
import { Frame } from '../layouts/Frame';
import { LoadingPage } from '../layouts/LoadingPage';
import { NoLayout } from '../layouts/NoLayout';
import { PageOutlet } from '../layouts/PageOutlet';
import { paths } from '../paths';
import { SiteError } from './SiteError';
import { PageScroll } from './PageScroll';
import { layoutRouteId } from './appRoutes';

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
        // Use keys, so that a page of another layout has a new frame.
        { id: layoutRouteId('default'), element: <Frame key="default" footer />, children: [] },
        { id: layoutRouteId('header'), element: <Frame key="header" />, children: [] },
        { id: layoutRouteId('cta'), element: <Frame key="cta" cta footer />, children: [] },
        { id: layoutRouteId('none'), element: <NoLayout />, children: [] },
      ],
    },
  ];
}

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

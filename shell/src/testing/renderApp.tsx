import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import type { SiteConfig } from '@adp/site-document/siteConfig';
import { installDialog } from '@adp/shared-ui/testing';
import { SiteConfigProvider } from '../config/SiteConfigContext';
import { OpenMenuProvider } from '../features/menu/OpenMenuContext';
import { createPatch } from '../router/createSiteRouter';
import { RetryProvider } from '../lib/RetryContext';
import { shellRoutes } from '../router/routes';
import { TextProvider } from '../text';

/** App that the registry announces but that has no origin yet. */
export const comingSoonContent = {
  name: 'mfe_content',
  origin: null,
  owns: ['/knowledge-products', '/articles', '/new'],
};

interface Options {
  readonly route: string;
  readonly config?: Partial<SiteConfig>;
  /** Pages that the test adds to the site, by layout. */
  readonly pages?: Readonly<Partial<Record<'default' | 'header' | 'cta' | 'none', RouteObject[]>>>;
}

/** Opens the site at `route`, with the shell's routes and the apps in `config`. */
export function renderApp({ route, config = {}, pages = {} }: Options) {
  installDialog();
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  expectEmptyLeaf();
  const site: SiteConfig = { apps: [comingSoonContent], social: {}, ...config };
  const routes = shellRoutes();
  for (const layout of routes[0]?.children ?? []) {
    for (const [name, children] of Object.entries(pages))
      if (layout.id === `layout:${name}`) layout.children = children;
  }
  const router = createMemoryRouter(routes, { initialEntries: [route], patchRoutesOnNavigation: createPatch(site) });
  const retry = jest.fn();
  const view = render(
    <TextProvider>
      <SiteConfigProvider value={site}>
        <RetryProvider value={{ retry, attempts: 0 }}>
          <OpenMenuProvider>
            <RouterProvider router={router} />
          </OpenMenuProvider>
        </RetryProvider>
      </SiteConfigProvider>
    </TextProvider>,
  );
  return { ...view, router, retry, user: userEvent.setup() };
}

/**
 * Ignores a warning of the router. While an app's routes are being looked up, the router matches `/` as a part of every path, and warns
 * that this route has no element. In the real site, the route has `element: null`, which prevents the warning.
 */
function expectEmptyLeaf(): void {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).startsWith('Matched leaf route at location')) warn(...words);
  };
}

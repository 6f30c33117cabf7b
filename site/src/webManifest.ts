import { getText } from './text';

const text = getText('en');

/** The site's icon: two woven bands. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1d152d" d="M0 0h32v32H0z"/><g fill="none" stroke-width="5"><path d="M11 4v24M21 4v24" stroke="#f2b35b"/><path d="M4 11h4m6 0h14M4 21h14m6 0h4" stroke="#6fd3c7"/></g></svg>';

interface ManifestParts {
  readonly build: string;
  readonly screenshots?: Readonly<Record<string, string>>;
}

/**
 * What a device shows of the site among its apps: one file for all languages, in English. The PNGs of the icon are painted by `edge`, where there is one;
 * the screenshots are in the shell's build.
 */
export const toWebManifest = ({ build, screenshots = {} }: ManifestParts) => ({
  // The same app under whatever address it starts.
  id: '/',
  name: text('site.name'),
  short_name: 'Digital Policy',
  description: text('site.description'),
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf7f0',
  theme_color: '#1d152d',
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  ],
  screenshots: Object.entries(screenshots).map(([file, sizes]) => ({
    src: `/${build}/${file}`,
    type: 'image/png',
    sizes,
    form_factor: Number.parseInt(sizes, 10) < 600 ? 'narrow' : 'wide',
    label: 'APET',
  })),
});

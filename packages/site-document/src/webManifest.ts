import { getDirection, isLanguage, type Language, toBase } from '@adp/shared-ui/languages';
import { getText } from './text';

export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#1d152d" d="M0 0h32v32H0z"/><g fill="none" stroke-width="5"><path d="M11 4v24M21 4v24" stroke="#f2b35b"/><path d="M4 11h4m6 0h14M4 21h14m6 0h4" stroke="#6fd3c7"/></g></svg>';

interface ManifestParts {
  readonly build: string;
  readonly screenshots?: Readonly<Record<string, string>>;
}

/** Returns the path of the web app manifest for a locale. Locales without their own manifest use the English one. */
export const toManifestPath = (locale: string) =>
  locale !== 'en' && isLanguage(locale) ? `/site-${locale}.webmanifest` : '/site.webmanifest';

/** Returns the site's short name, at most 14 characters. */
export const getShortName = (language: Language) => getText(language)('site.shortName');

/** Returns the web app manifest in a language. The renderer creates the PNG files. The shell's build has the screenshots. */
export const toWebManifest = ({ build, screenshots = {} }: ManifestParts, language: Language) => ({
  // The id is the same for every language and start URL, so that browsers treat all of them as one app.
  id: '/',
  name: getText(language)('site.name'),
  short_name: getShortName(language),
  description: getText(language)('site.description'),
  lang: language,
  dir: getDirection(language),
  start_url: toBase(language) || '/',
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

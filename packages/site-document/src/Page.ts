import type { AppManifest } from '@adp/app-contract';
import type { Hint, BuildRoute } from '@adp/app-kit/publish';
import type { ContentResources } from './findContentResources';
import type { NoticeParts } from './noticeParts';
import type { DeveloperSettings } from './siteConfig';
import type { SiteFile } from './siteFile';

/** The shell's manifest. */
export interface ShellBuild {
  readonly build: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  /** Files with the sign-in code. */
  readonly identity: readonly string[];
  /** Replaces `js` and `css` in the page for developers. Older shells have none. */
  readonly developer?: Pick<ShellBuild, 'js' | 'css'>;
  /** Files that hydrate server-rendered content. Older shells have none. */
  readonly hydrate?: readonly string[];
  /** Files of the page that lists stored pages. Older shells have none. */
  readonly offline?: readonly string[];
  /** Sizes of the screenshots for installation, such as `360x800`, by file. */
  readonly screenshots?: Readonly<Record<string, string>>;
  /** The service worker, and the script that removes it. */
  readonly worker?: readonly string[];
  /** Scripts that have texts, with one folder per language (decision 121). */
  readonly texts?: readonly string[];
  /** Hashes by file: of the scripts that the HTML names, and of `integrity.json`, which lists all other hashes. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface Page {
  /** Content of the shell's style sheet. Inlining it saves a request before the first paint. */
  readonly styles: string;
  readonly shell: ShellBuild;
  readonly site: SiteFile;
  readonly hints: readonly Hint[];
  /** Routes of all apps, from which the shell preloads other pages. */
  readonly routes: readonly BuildRoute[];
  readonly locale: string;
  /** Texts of the page's scripts as JSON, by URL. Other texts of the page are preloaded. */
  readonly texts: ReadonlyMap<string, string>;
  /** Server-rendered content. If left out, the browser renders the page. */
  readonly content?: PageContent | undefined;
  /** Content of a `noscript` element and a title, for a page that the browser renders. */
  readonly notice?: PageNotice | undefined;
  readonly developer?: DeveloperParts | undefined;
  readonly siteNotices?: NoticeParts | undefined;
}

export type PageNotice = Pick<PageContent, 'head' | 'html'>;

/** Server-rendered content of a page. */
export interface PageContent {
  /** `<title>` and other elements for the head. */
  readonly head: string;
  /** Inner HTML of `#root`. */
  readonly html: string;
  /** Resources that the content needs later. If left out, they are found in `html`. */
  readonly needs?: ContentResources;
  /** Loader data for the browser's router, as `stringifyPageData` returns it. */
  readonly data: string;
  /** The app's style sheets for the page, by URL. They are inlined, so that the content does not wait for them. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Live manifest of the page's app. It saves a round trip before the app's code runs. */
  readonly manifest?: AppManifest | undefined;
  /** Canonical URL of the page, without a query. */
  readonly canonical: string;
  /** Query of the page's URL, with the `?`. */
  readonly search?: string;
  /** True if the browser has sent `Save-Data: on`. */
  readonly savesData?: boolean;
}

export interface DeveloperParts {
  readonly settings: DeveloperSettings;
  /** Additional sources of scripts, styles and pictures. */
  readonly sources: readonly string[];
  /** Additional hosts for requests. */
  readonly connect: readonly string[];
}

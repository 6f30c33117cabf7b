import type { AppManifest } from '@adp/app-contract';
import type { Hint, BuildRoute } from '@adp/app-kit/publish';
import type { NoticeParts } from './noticeParts';
import type { DeveloperSettings } from './siteConfig';
import type { SiteFile } from './siteFile';

export interface ShellBuild {
  readonly build: string;
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly fonts: readonly string[];
  readonly identity: readonly string[];
  /** Files that replace `js` and `css` in the page for developers. Missing in older shells. */
  readonly developer?: Pick<ShellBuild, 'js' | 'css'>;
  /** Files that hydrate server-rendered content. Missing in older shells. */
  readonly hydrate?: readonly string[];
  /** Scripts that translate apps of an older contract, by contract. Missing in shells that support only one. */
  readonly adapters?: Readonly<Record<string, string>>;
  /** Files that verify signatures. Only sites that check signatures need them. Missing in older shells. */
  readonly verify?: readonly string[];
  /** Files of the page that lists stored pages. Missing in older shells. */
  readonly offline?: readonly string[];
  /** Sizes of the screenshots for installation, such as `360x800`, by file. */
  readonly screenshots?: Readonly<Record<string, string>>;
  /** Files of the service worker, and of the script that removes it. */
  readonly worker?: readonly string[];
  /** Names of scripts whose texts are in separate files, in one folder per language (decision 121). */
  readonly texts?: readonly string[];
  /** Hash of each script that the HTML names, and of `integrity.json`, which lists the hashes of all other files. */
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
  /** Inlined texts of the page's scripts as JSON, by URL. Texts that are not inlined are preloaded. */
  readonly texts: ReadonlyMap<string, string>;
  /** Server-rendered content. If omitted, the browser renders the page. */
  readonly content?: PageContent | undefined;
  readonly notice?: PageNotice | undefined;
  readonly developer?: DeveloperParts | undefined;
  readonly siteNotices?: NoticeParts | undefined;
}

export type PageNotice = Pick<PageContent, 'head' | 'html'>;

export interface PageContent {
  readonly head: string;
  readonly html: string;
  /** Loader data for the browser's router, serialized by `stringifyPageData`. */
  readonly data: string;
  /** The app's style sheets that the page uses, by URL. They are inlined, so that the content does not wait for them. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Live manifest of the page's app. Inlining it saves a round trip before the app's code runs. */
  readonly manifest?: AppManifest | undefined;
  readonly canonical: string;
  readonly search?: string;
  readonly savesData?: boolean;
}

export interface DeveloperParts {
  readonly settings: DeveloperSettings;
  /** Additional sources that the security policy allows for scripts, styles and pictures. */
  readonly sources: readonly string[];
  /** Additional hosts that the security policy allows for requests. */
  readonly connect: readonly string[];
}

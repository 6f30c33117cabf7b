import type { LoaderFunction, Params } from 'react-router';
import * as v from 'valibot';

/** Raised when shell and apps can no longer work with each other's older builds. */
export const CONTRACT_VERSION = 1;

/** The frames an app's page may stand in: header and footer, header alone, with a call to action, or none. */
export const layoutNames = ['default', 'header', 'cta', 'none'] as const;
export type LayoutName = (typeof layoutNames)[number];

/** What a route may ask of the shell beyond what the router gives. */
export interface RouteRequirements {
  /** Names of the shell's middleware, run in this order before the loader. An unknown name is an error at load. */
  readonly middleware?: readonly string[];
  /** The route's own validation: false makes the path a 404. */
  readonly accepts?: (params: Params) => boolean;
  /** The page signs in, or needs to know who is signed in, at once: the sign-in code is requested with its first files. */
  readonly identity?: boolean;
  /**
   * What the page does that no server can do for it: whoever runs no script is told so in its place, and what can be done
   * without. Pages that sign in or are for members need not say it.
   */
  readonly needsScript?: 'writing';
}

/**
 * A page of an app. `path` is absolute and is under a prefix the app owns. No member's username can be its first segment
 * (decision 141).
 * `loader` is here and not in the lazy part, so that data and code load side by side.
 */
export interface AppRoute {
  readonly path: string;
  readonly lazy: () => Promise<{ Component: React.ComponentType }>;
  readonly loader?: LoaderFunction;
  readonly requires?: RouteRequirements;
  /**
   * Whether the site's sitemap has the page. By default it has, unless the path has parameters, or the page is private or needs scripts.
   */
  readonly sitemap?: boolean;
  /** Whether its visitor alone sees the page, so that robots.txt excludes it. By default, pages with `identity` or the middleware `auth`. */
  readonly private?: boolean;
  /**
   * Whether the page is stored for opening it without a network. By default it is, unless it signs in: it has `identity` and is open to
   * visitors, so its URL may hold a secret.
   */
  readonly offline?: boolean;
}

/** What a site does with a page: what its route declares, or the defaults. */
export type PageTraits = Required<Pick<AppRoute, 'sitemap' | 'private' | 'offline'>>;

/** Returns what a site does with the page of a route. */
export function getPageTraits({ path, requires = {}, ...declared }: Omit<AppRoute, 'lazy' | 'loader'>): PageTraits {
  const { middleware = [], identity = false, needsScript } = requires;
  const isForMembers = middleware.includes('auth');
  const isPrivate = declared.private ?? (identity || isForMembers);
  return {
    sitemap: declared.sitemap ?? !(isPrivate || needsScript !== undefined || path.includes(':')),
    private: isPrivate,
    offline: declared.offline ?? (isForMembers || !identity),
  };
}

/** What the module `./routes` of an app exports as `app`. */
export interface AppModule {
  readonly contract: number;
  readonly app: string;
  readonly build: string;
  /** Loads what every page of the app needs, such as its messages, before the first of them shows. */
  readonly prepare?: () => Promise<void>;
  /** Ends what the app has begun outside of its pages, when another build of it has taken its place in the open tab. */
  readonly dispose?: () => void;
  /** Stands around every page of the app: its messages, its store. */
  readonly Frame: React.ComponentType<{ children: React.ReactNode }>;
  readonly routes: Readonly<Partial<Record<LayoutName, readonly AppRoute[]>>>;
}

const routeSchema = v.looseObject({
  path: v.pipe(v.string(), v.startsWith('/', 'a route path begins with /')),
  lazy: v.function(),
  loader: v.optional(v.function()),
  requires: v.optional(
    v.looseObject({
      middleware: v.optional(v.array(v.string())),
      accepts: v.optional(v.function()),
      identity: v.optional(v.boolean()),
    }),
  ),
  sitemap: v.optional(v.boolean()),
  private: v.optional(v.boolean()),
  offline: v.optional(v.boolean()),
});

const routesSchema = v.optional(v.array(routeSchema));

const appModuleSchema = v.looseObject({
  contract: v.literal(CONTRACT_VERSION),
  app: v.string(),
  build: v.string(),
  prepare: v.optional(v.function()),
  dispose: v.optional(v.function()),
  Frame: v.custom<AppModule['Frame']>(isComponent, 'a component'),
  routes: v.strictObject({ default: routesSchema, header: routesSchema, cta: routesSchema, none: routesSchema }),
});

/** Whether React can make an element of it: a function, or what memo() and forwardRef() give. */
export function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/**
 * The app module in `value`, checked at run time: an app is built elsewhere, by
 * others, so its types are a promise and no proof.
 * @throws Error that names the first thing that is wrong
 */
export function parseAppModule(value: unknown): AppModule {
  const result = v.safeParse(appModuleSchema, value);
  if (!result.success) throw new Error(`the app's routes module is not to the contract: ${firstIssue(result.issues)}`);
  // The schema has checked what a schema can; the functions' own types cannot be seen at run time.
  return value as AppModule;
}

/** "path.to.field: message" of the first issue. */
export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'unknown fault';
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}

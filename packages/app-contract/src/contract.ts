import type { LoaderFunction, Params } from 'react-router';
import * as v from 'valibot';

/** Version of the contract. Increased when shell and apps become incompatible with each other's older builds. */
export const CONTRACT_VERSION = 1;

/** Layouts of a page: header and footer, header only, header and footer with a call to action, or the page alone. */
export const layoutNames = ['default', 'header', 'cta', 'none'] as const;
export type LayoutName = (typeof layoutNames)[number];

export interface RouteRequirements {
  /** Names of the shell's middleware, run in this order before the loader. An unknown name makes the app fail to load. */
  readonly middleware?: readonly string[];
  /** Validates the route's parameters. If the result is false, the page is a 404. */
  readonly accepts?: (params: Params) => boolean;
  /** True if the page signs visitors in or needs the session immediately. The sign-in code then loads with the page's first files. */
  readonly identity?: boolean;
  /**
   * Reason why the page needs scripts. No reason is needed with `identity` or the middleware `auth`. Without scripts,
   * readers get a notice.
   */
  readonly needsScript?: 'writing';
}

/**
 * A page of an app. `path` is absolute and below a prefix that the app owns. Its first segment is reserved and cannot be a username
 * (decision 141). `loader` is not part of the lazy module, so that data and code load in parallel.
 */
export interface AppRoute {
  readonly path: string;
  readonly lazy: () => Promise<{ Component: React.ComponentType }>;
  readonly loader?: LoaderFunction;
  readonly requires?: RouteRequirements;
  /** True if the sitemap contains the page. By default, false for paths with parameters and for pages that are private or need scripts. */
  readonly sitemap?: boolean;
  /** True if the page shows only its visitor's data, so robots.txt excludes it. Default: true with `identity` or the middleware `auth`. */
  readonly private?: boolean;
  /** False if the page is not stored offline. Default: false with `identity` and without `auth`, because the URL may have a secret. */
  readonly offline?: boolean;
}

/** Properties of a page that the sitemap, robots.txt and the service worker use. A route can declare them to override the defaults. */
export type PageTraits = Required<Pick<AppRoute, 'sitemap' | 'private' | 'offline'>>;

/** Returns the properties of a route's page, with the defaults applied. */
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

export interface AppModule {
  readonly contract: number;
  readonly app: string;
  readonly build: string;
  /** Loads what every page of the app needs, such as its messages, before the first page is shown. */
  readonly prepare?: () => Promise<void>;
  /** Stops background work of the app after another build has replaced it in an open tab. */
  readonly dispose?: () => void;
  /** Component around every page of the app, for example with its messages and its store. */
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

/** Returns true for React component types: functions, and the results of memo() and forwardRef(). */
export function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Validates an app module at run time, because it may come from another repository. Throws an Error that names the first problem. */
export function parseAppModule(value: unknown): AppModule {
  const result = v.safeParse(appModuleSchema, value);
  if (!result.success)
    throw new Error(`the app's routes module does not match the contract: ${firstIssue(result.issues)}`);
  // The cast is needed because the schema cannot check the functions' parameter types.
  return value as AppModule;
}

/** Returns "path.to.field: message" for the first issue. */
export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'unknown error';
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}

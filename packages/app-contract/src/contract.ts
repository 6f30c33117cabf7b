import type { LoaderFunction, Params } from 'react-router';
import * as v from 'valibot';

/**
 * Number that builds of contract 1 read from the page. Newer builds contain their number. Remove it together with the
 * adapter of contract 1.
 */
export const CONTRACT_VERSION = 1;

/** Layouts of a page: header and footer, header only, header and footer with a call to action, or the page alone. */
export const layoutNames = ['default', 'header', 'cta', 'none'] as const;
export type LayoutName = (typeof layoutNames)[number];

/**
 * Readers that a page is for: everyone, everyone but with data of this device or visitor only, signed-in members, or
 * visitors who sign in on the page.
 */
export const accessNames = ['public', 'personal', 'members', 'signIn'] as const;
export type Access = (typeof accessNames)[number];

/**
 * A page of an app. `path` is absolute and below a prefix that the app owns. Its first segment is reserved and cannot be a username
 * (decision 141). `loader` is not part of the lazy module, so that data and code load in parallel.
 */
export interface AppRoute {
  readonly path: string;
  readonly lazy: () => Promise<{ Component: React.ComponentType }>;
  readonly loader?: LoaderFunction;
  /** Layout of the shell around the page. Default: `default`. */
  readonly layout?: LayoutName;
  /** Default: `public`. Pages for members and pages to sign in need scripts, and load the sign-in code with their first files. */
  readonly access?: Access;
  /** Validates the path's parameters. If the result is false, the page is a 404. */
  readonly accepts?: (params: Params) => boolean;
  /** Reason why a page needs scripts, unless its `access` already is a reason. Without scripts, readers get a notice. */
  readonly needsScript?: 'writing';
  /** True if the sitemap contains the page. By default, false for paths with parameters and for pages that are not public or need scripts. */
  readonly sitemap?: boolean;
  /** False if the page is not stored offline. By default, false for pages to sign in, because their URLs may have secrets. */
  readonly offline?: boolean;
}

/** Properties of a page that the sitemap, robots.txt and the service worker use. */
export interface PageTraits {
  readonly sitemap: boolean;
  /** True if robots.txt excludes the page. */
  readonly private: boolean;
  readonly offline: boolean;
}

/** Returns the properties of a route's page, with the defaults applied. */
export function getPageTraits({
  path,
  access = 'public',
  needsScript,
  ...declared
}: Omit<AppRoute, 'lazy' | 'loader'>): PageTraits {
  const isPrivate = access !== 'public';
  return {
    sitemap: declared.sitemap ?? !(isPrivate || needsScript !== undefined || path.includes(':')),
    private: isPrivate,
    offline: declared.offline ?? access !== 'signIn',
  };
}

/** Returns true if a page needs the session at once, so that the sign-in code is preloaded. */
export function needsIdentity({ access }: Pick<AppRoute, 'access'>): boolean {
  return access === 'members' || access === 'signIn';
}

export interface AppModule {
  readonly contract: 2;
  readonly app: string;
  readonly build: string;
  /** Loads what every page of the app needs, such as its messages, before the first page is shown. */
  readonly prepare?: () => Promise<void>;
  /** Stops background work of the app after another build has replaced it in an open tab. */
  readonly dispose?: () => void;
  /** Component around every page of the app, for example with its messages and its store. */
  readonly Frame: React.ComponentType<{ children: React.ReactNode }>;
  readonly routes: readonly AppRoute[];
}

/** Fields of a route that the contracts have in common. */
export const commonRouteFields = {
  path: v.pipe(v.string(), v.startsWith('/', 'a route path begins with /')),
  lazy: v.function(),
  loader: v.optional(v.function()),
  sitemap: v.optional(v.boolean()),
  offline: v.optional(v.boolean()),
};

const routeSchema = v.looseObject({
  ...commonRouteFields,
  layout: v.optional(v.picklist(layoutNames)),
  access: v.optional(v.picklist(accessNames)),
  accepts: v.optional(v.function()),
  needsScript: v.optional(v.literal('writing')),
  // Without this check, a page that an app still declares as in contract 1 would be open to visitors.
  requires: v.optional(v.custom<never>(() => false, 'contract 2 has `access` instead')),
});

/** Fields of a module that the contracts have in common. */
export const commonModuleFields = {
  app: v.string(),
  build: v.string(),
  prepare: v.optional(v.function()),
  dispose: v.optional(v.function()),
  Frame: v.custom<AppModule['Frame']>(isComponent, 'a component'),
};

const appModuleSchema = v.looseObject({
  contract: v.literal(2),
  ...commonModuleFields,
  routes: v.array(routeSchema),
});

/** Returns true for React component types: functions, and the results of memo() and forwardRef(). */
export function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/** Validates a module of contract 2 at run time, because it may come from another repository. Throws an Error that names the first problem. */
export function parseAppModule(value: unknown): AppModule {
  validate(appModuleSchema, value);
  // The cast is needed because the schema cannot check the functions' parameter types.
  return value as AppModule;
}

/** Throws an Error that names the first problem of a module. */
export function validate(schema: v.GenericSchema, value: unknown): void {
  const result = v.safeParse(schema, value);
  if (!result.success)
    throw new Error(`the app's routes module does not match the contract: ${firstIssue(result.issues)}`);
}

/** Returns "path.to.field: message" for the first issue. */
export function firstIssue(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  if (!issue) return 'unknown error';
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}

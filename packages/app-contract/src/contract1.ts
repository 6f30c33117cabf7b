import type { Params } from 'react-router';
import * as v from 'valibot';
import {
  commonModuleFields,
  commonRouteFields,
  layoutNames,
  validate,
  type Access,
  type AppModule,
  type AppRoute,
  type LayoutName,
} from './contract';

// Contract 1 and its adapter. Delete this file when no live app is built for contract 1 (docs/upgrades.md).

type CommonRoute = Pick<AppRoute, 'path' | 'lazy' | 'loader' | 'sitemap' | 'offline'>;

interface Route1 extends CommonRoute {
  readonly private?: boolean;
  readonly requires?: {
    readonly middleware?: readonly string[];
    readonly accepts?: (params: Params) => boolean;
    readonly identity?: boolean;
    readonly needsScript?: 'writing';
  };
}

interface Module1 extends Omit<AppModule, 'contract' | 'routes'> {
  readonly contract: 1;
  readonly routes: Readonly<Partial<Record<LayoutName, readonly Route1[]>>>;
}

const routesSchema = v.optional(
  v.array(
    v.looseObject({
      ...commonRouteFields,
      requires: v.optional(
        v.looseObject({
          middleware: v.optional(v.array(v.literal('auth'))),
          accepts: v.optional(v.function()),
          identity: v.optional(v.boolean()),
        }),
      ),
      private: v.optional(v.boolean()),
    }),
  ),
);

const moduleSchema = v.looseObject({
  contract: v.literal(1),
  ...commonModuleFields,
  routes: v.strictObject({ default: routesSchema, header: routesSchema, cta: routesSchema, none: routesSchema }),
});

/** Validates a module of contract 1, and returns it in the form of contract 2. Throws an Error that names the first problem. */
export function fromContract1(value: unknown): AppModule {
  validate(moduleSchema, value);
  // The cast is needed because the schema cannot check the functions' parameter types.
  const { routes, ...module } = value as Module1;
  return {
    ...module,
    contract: 2,
    routes: layoutNames.flatMap((layout) => (routes[layout] ?? []).map((route) => fromRoute1(route, layout))),
  };
}

function fromRoute1({ requires = {}, private: isPrivate, ...route }: Route1, layout: LayoutName): AppRoute {
  const { accepts, needsScript } = requires;
  return {
    ...route,
    layout,
    access: toAccess(requires, isPrivate),
    ...(accepts && { accepts }),
    ...(needsScript && { needsScript }),
  };
}

/** A page with `private: false` that is not public is private in contract 2, because visitors see only a notice there. */
function toAccess({ middleware = [], identity = false }: NonNullable<Route1['requires']>, isPrivate = false): Access {
  if (middleware.length > 0) return 'members';
  if (identity) return 'signIn';
  return isPrivate ? 'personal' : 'public';
}

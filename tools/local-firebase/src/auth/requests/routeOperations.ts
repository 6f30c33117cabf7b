import type { ApiDescription, ApiOperation } from '../core/authCore';

export interface Route {
  readonly operation: ApiOperation;
  /** Decoded path parameters. */
  readonly path: Readonly<Record<string, string>>;
}

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** Returns a function that finds the operation for a method and a path, or `otherMethod` if only the path matches. */
export function routeOperations(
  api: ApiDescription,
): (method: string, pathname: string) => Route | 'otherMethod' | undefined {
  const fixed = new Map<string, ApiOperation>();
  const patterns: { readonly method: string; readonly pattern: RegExp; readonly operation: ApiOperation }[] = [];
  for (const [template, item] of Object.entries(api.paths)) {
    const server = (item.servers ?? api.servers)[0]?.url ?? '';
    const path = server.replace('https://', '/') + template;
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      if (path.includes('{')) patterns.push({ method, pattern: toPattern(path), operation });
      else fixed.set(`${method} ${path}`, operation);
    }
  }
  const find = (method: string, pathname: string): Route | undefined => {
    const exact = fixed.get(`${method} ${pathname}`);
    if (exact) return { operation: exact, path: {} };
    for (const { method: served, pattern, operation } of patterns) {
      const match = served === method ? pattern.exec(pathname) : null;
      const path = match && decode(match.groups ?? {});
      if (path) return { operation, path };
    }
    return undefined;
  };
  return (method, pathname) =>
    find(method.toLowerCase(), pathname) ??
    (methods.some((candidate) => find(candidate, pathname)) ? 'otherMethod' : undefined);
}

function toPattern(path: string): RegExp {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/:]+)');
  return new RegExp(`^${source}$`);
}

/** Decodes path parameters. Returns undefined for invalid percent-encoding. */
function decode(groups: Readonly<Record<string, string>>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return undefined;
  }
}

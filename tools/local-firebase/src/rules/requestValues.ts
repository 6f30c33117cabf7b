import type { AccessRequest, ListQuery } from './accessRequest';
import { type MapValue, type Path, toPath, type Value } from './values';

/**
 * Returns the variables `request` and `resource`, which every rule can use. `listed` is the symbolic document of a
 * list.
 */
export function requestVariables(request: AccessRequest, listed?: Value): Map<string, Value> {
  const { auth, method, time, query } = request;
  const path = toPath(request.path);
  const fields = new Map<string, Value>([
    [
      'auth',
      auth &&
        new Map<string, Value>([
          ['uid', auth.uid],
          ['token', auth.token],
        ]),
    ],
    ['method', method],
    ['path', path],
    ['time', time],
  ]);
  // Reads have no request.resource, so a rule that accesses it fails with an error, as in the emulator.
  if (request.requestResource) fields.set('resource', resourceValue(request, request.requestResource, path));
  else if (method === 'delete') fields.set('resource', null);
  if (method === 'list') fields.set('query', queryValue(query ?? {}));
  const resource = listed ?? (request.resource && resourceValue(request, request.resource, path));
  return new Map<string, Value>([
    ['request', fields],
    ['resource', resource],
  ]);
}

/** Returns a document in the form that rules see, with `data`, `id` and `__name__`. */
export function documentValue(data: Value, name: Path): MapValue {
  const id = name.segments.at(-1);
  return new Map<string, Value>([
    ['data', data],
    ['id', typeof id === 'object' && 'placeholder' in id ? null : (id ?? null)],
    ['__name__', name],
  ]);
}

function resourceValue(request: AccessRequest, data: MapValue, path: Path): MapValue {
  return request.service === 'cloud.firestore' ? documentValue(data, path) : data;
}

function queryValue({ limit, offset, orderBy }: ListQuery): MapValue {
  return new Map<string, Value>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset ?? 0)],
    ['orderBy', orderBy ?? new Map<string, Value>()],
  ]);
}

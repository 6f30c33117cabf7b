import { ApiError } from '../../http/apiError';
import { recordIn, textsIn } from '../../http/ownerService';
import { isObject } from '../../isObject';

/** Converts a version's configuration for superstatic. @throws ApiError if this platform does not support it */
export function toServingConfig(config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    headers: entries(config, 'headers').map((entry) => ({
      ...pattern(entry, 'headers'),
      headers: Object.entries(textsIn(entry.headers, 'headers')).map(([key, value]) => ({ key, value })),
    })),
    redirects: entries(config, 'redirects').map((entry) => ({
      ...pattern(entry, 'redirects'),
      destination: textIn(entry.location, 'location'),
      ...(entry.statusCode === undefined ? {} : { type: Number(entry.statusCode) }),
    })),
    rewrites: entries(config, 'rewrites').map((entry) => ({
      ...pattern(entry, 'rewrites'),
      ...(isObject(entry.run) ? { run: textsIn(entry.run, 'run') } : { destination: textIn(entry.path, 'path') }),
    })),
    ...(config.cleanUrls === true ? { cleanUrls: true } : {}),
    ...(config.trailingSlashBehavior === undefined ? {} : { trailingSlash: config.trailingSlashBehavior === 'ADD' }),
  };
}

function entries(config: Readonly<Record<string, unknown>>, name: string): Record<string, unknown>[] {
  const list = config[name] ?? [];
  if (Array.isArray(list) && list.every(isObject)) return list;
  throw new ApiError('INVALID_ARGUMENT', `"${name}" must be a list of objects.`);
}

function pattern(entry: Readonly<Record<string, unknown>>, name: string): { source: string } | { regex: string } {
  if (typeof entry.glob === 'string') return { source: entry.glob };
  if (typeof entry.regex === 'string') return { regex: entry.regex };
  throw new ApiError('INVALID_ARGUMENT', `An entry of "${name}" requires a glob or a regex.`);
}

function textIn(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new ApiError(
    'INVALID_ARGUMENT',
    `An entry lacks "${name}": rewrites to functions of the 1st generation are not supported.`,
  );
}

/** @throws ApiError if this platform does not support the configuration */
export function checkConfig(config: unknown): Readonly<Record<string, unknown>> {
  const record = recordIn(config, 'config');
  toServingConfig(record);
  return record;
}

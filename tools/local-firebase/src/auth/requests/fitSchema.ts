import { isObject } from '../../isObject';
import type { ApiDescription, ApiSchema } from '../core/authCore';

/** Validates JSON against the API description and converts numbers to strings in place. Returns the first error. */
export function fitSchema(api: ApiDescription, schema: ApiSchema, body: Record<string, unknown>): string | undefined {
  return fitProperties(api, resolve(api, schema), body, '');
}

function fitProperties(api: ApiDescription, schema: ApiSchema, body: Record<string, unknown>, at: string) {
  for (const [name, value] of Object.entries(body)) {
    const inner = schema.properties?.[name] ?? rest(schema);
    if (inner === undefined) continue;
    const mismatch = fit(api, inner, value, `${at}/${name}`, (text) => (body[name] = text));
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

function fit(
  api: ApiDescription,
  named: ApiSchema,
  value: unknown,
  at: string,
  replace: (text: string) => void,
): string | undefined {
  const schema = resolve(api, named);
  if (schema.type === 'string' && typeof value === 'number') {
    replace(schema.enum?.[value] ?? String(value));
    return undefined;
  }
  if (!isOfType(schema.type, value)) return `${at} must be ${schema.type ?? 'something else'}`;
  if (schema.enum && typeof value === 'string' && !schema.enum.includes(value))
    return `${at} must be equal to one of the allowed values`;
  if (Array.isArray(value)) {
    const list: unknown[] = value;
    for (const [index, item] of list.entries()) {
      const mismatch =
        schema.items && fit(api, schema.items, item, `${at}/${String(index)}`, (text) => (list[index] = text));
      if (mismatch !== undefined) return mismatch;
    }
  } else if (isObject(value)) {
    return fitProperties(api, schema, value, at);
  }
  return undefined;
}

function rest({ additionalProperties }: ApiSchema): ApiSchema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

function resolve(api: ApiDescription, schema: ApiSchema): ApiSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : (api.components.schemas[name] ?? {});
}

function isOfType(type: string | undefined, value: unknown): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case undefined:
      return true;
    default:
      return typeof value === type;
  }
}

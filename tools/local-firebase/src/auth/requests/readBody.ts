import type { ServiceRequest } from '../../http/service';
import { isObject } from '../../isObject';
import type { ApiDescription, ApiOperation, AuthCore, RequestBody } from '../core/authCore';
import { fitSchema } from './fitSchema';

/** Parses JSON or form data, with camelCase names and the expected types. @throws InvalidArgumentError */
export function readBody(core: AuthCore, operation: ApiOperation, request: ServiceRequest): RequestBody {
  const { InvalidArgumentError } = core.errors;
  const { value, error } = parse(request);
  if (error !== undefined) {
    const message = `Invalid JSON payload received. ${error}`;
    throw new InvalidArgumentError(message, [{ message, domain: 'global', reason: 'parseError' }]);
  }
  const body = withCamelCase(value);
  if (!isObject(body)) throw new InvalidArgumentError('Invalid JSON payload received.  must be object');
  const schema = bodySchema(core.api, operation);
  const mismatch = schema && fitSchema(core.api, schema, body);
  if (mismatch) throw new InvalidArgumentError(`Invalid JSON payload received. ${mismatch}`);
  return body;
}

function parse({ headers, body }: ServiceRequest): { readonly value?: unknown; readonly error?: string } {
  const text = body.toString('utf8');
  if (text === '') return { value: {} };
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return { value: Object.fromEntries(new URLSearchParams(text)) };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Converts names to camelCase, because the SDKs send both `grant_type` and `returnSecureToken`. */
function withCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCamelCase);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__proto__')
      .map(([name, inner]) => [
        name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase()),
        withCamelCase(inner),
      ]),
  );
}

function bodySchema(api: ApiDescription, { requestBody }: ApiOperation) {
  const named = requestBody?.$ref?.split('/').at(-1);
  const described = named === undefined ? requestBody : api.components.requestBodies[named];
  return described?.content?.['application/json']?.schema;
}

import { join } from 'node:path';
import { createAuth, type Auth, type AuthOptions } from '../createAuth';
import type { PasswordPolicy } from '../policy/passwordPolicy';

export const origin = 'http://127.0.0.1:4200';
export const projectId = 'demo-test';

/** Cache folder of the platform, so that a machine downloads the core only once. */
export const cacheFolder = join(__dirname, '../../../../../.cache');

export const laxPolicy: PasswordPolicy = {
  minimumLength: 6,
  maximumLength: 4096,
  lowerCase: false,
  upperCase: false,
  numeric: false,
  nonAlphanumeric: false,
  enforced: true,
};

export function startAuth(options: Partial<AuthOptions> = {}): Promise<Auth> {
  return createAuth({ projectId, passwordPolicy: laxPolicy, cacheFolder, ...options });
}

interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function sendRequest(
  auth: Auth,
  path: string,
  { method = 'POST', body, headers = {} }: RequestOptions = {},
) {
  const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
  const answer = await auth.service.answer({
    method,
    url: new URL(path, origin),
    headers: { 'content-type': 'application/json', ...headers },
    body: Buffer.from(text),
  });
  const sent = String(answer.body ?? '');
  const isJson = answer.headers?.['content-type']?.startsWith('application/json');
  return {
    status: answer.status,
    headers: answer.headers ?? {},
    text: sent,
    json: (isJson ? JSON.parse(sent) : {}) as Record<string, never>,
  };
}

export const owner = { authorization: 'Bearer owner' };
export const v1 = (name: string) => `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=demo-key`;
export const token = '/securetoken.googleapis.com/v1/token?key=demo-key';

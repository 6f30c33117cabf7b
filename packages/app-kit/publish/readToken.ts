import { execFileSync } from 'node:child_process';

/**
 * Returns the token for the API at `api`: the local platform's fixed one, the one in the environment (as in a workflow), or gcloud's.
 * @throws Error with one sentence that explains how to get one
 */
export function readToken(api: string): string {
  // The local platform uses HTTP and a fixed token, as with the official command-line tool.
  if (api.startsWith('http://')) return 'owner';
  const token = process.env.GOOGLE_OAUTH_ACCESS_TOKEN;
  if (token) return token;
  try {
    return execFileSync('gcloud', ['auth', 'print-access-token'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    throw new Error('Set GOOGLE_OAUTH_ACCESS_TOKEN, or sign in with "gcloud auth login".');
  }
}

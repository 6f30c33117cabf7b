import { execFileSync } from 'node:child_process';

/**
 * The token for the API at `api`: the local platform's fixed one, that of the environment (as in a workflow), or that of
 * whoever is signed in to gcloud.
 * @throws Error with one sentence that says how to get one
 */
export function readToken(api: string): string {
  // As the official command line does: nothing of Google's answers without TLS.
  if (api.startsWith('http://')) return 'owner';
  const given = process.env.GOOGLE_OAUTH_ACCESS_TOKEN;
  if (given) return given;
  try {
    return execFileSync('gcloud', ['auth', 'print-access-token'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    throw new Error('Set GOOGLE_OAUTH_ACCESS_TOKEN, or sign in with "gcloud auth login".');
  }
}

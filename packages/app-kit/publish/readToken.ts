import { execFileSync } from 'node:child_process';

/** Returns the Hosting token: the local platform's, the environment's, or gcloud's. Throws an Error that explains how to get one. */
export function readToken(api: string): string {
  // The local platform uses HTTP and a fixed token, which the Firebase CLI also uses for emulators.
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

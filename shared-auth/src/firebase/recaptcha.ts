import { initializeRecaptchaConfig } from 'firebase/auth';
import { readyAuth } from './withAuth';

/**
 * Reads whether the project protects signing in with reCAPTCHA, so that the first request has a token. Never rejects: without it, the
 * SDK repeats a request that the service refuses for want of a token, once.
 */
export async function loadRecaptchaConfig(): Promise<void> {
  try {
    await initializeRecaptchaConfig(await readyAuth());
  } catch {
    // The SDK also fails where the project has no site key.
  }
}

import { initializeRecaptchaConfig } from 'firebase/auth';
import { readyAuth } from './withAuth';

/**
 * Loads the project's reCAPTCHA configuration, so that the first request already has a token. Never rejects: without the configuration, the
 * SDK retries once when the service rejects a request without a token.
 */
export async function loadRecaptchaConfig(): Promise<void> {
  try {
    await initializeRecaptchaConfig(await readyAuth());
  } catch {
    // Ignore errors. The SDK also throws if the project has no site key.
  }
}

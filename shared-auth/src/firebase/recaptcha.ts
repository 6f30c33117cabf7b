import { initializeRecaptchaConfig } from 'firebase/auth';
import { readyAuth } from './withAuth';

/**
 * Loads the project's reCAPTCHA configuration, so that the first request has a token. Never rejects: without the configuration, the SDK
 * repeats a request once if the service rejects it for lack of a token.
 */
export async function loadRecaptchaConfig(): Promise<void> {
  try {
    await initializeRecaptchaConfig(await readyAuth());
  } catch {
    // The SDK also fails if the project has no site key.
  }
}

import { initializeRecaptchaConfig } from 'firebase/auth';
import { readyAuth } from './withAuth';

/**
 * Reads whether the project protects signing in with reCAPTCHA, so that the first request has a token. Never rejects: without this
 * configuration, the SDK repeats a request once if the service rejects it for lack of a token.
 */
export async function loadRecaptchaConfig(): Promise<void> {
  try {
    await initializeRecaptchaConfig(await readyAuth());
  } catch {
    // The SDK also fails if the project has no site key.
  }
}

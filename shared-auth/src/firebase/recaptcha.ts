import { initializeRecaptchaConfig } from 'firebase/auth';
import { readyAuth } from './withAuth';

/** Loads the reCAPTCHA configuration, so that the first request has a token. Never rejects, because the SDK then retries itself. */
export async function loadRecaptchaConfig(): Promise<void> {
  try {
    await initializeRecaptchaConfig(await readyAuth());
  } catch {
    // Ignore errors. The SDK also throws if the project has no site key.
  }
}

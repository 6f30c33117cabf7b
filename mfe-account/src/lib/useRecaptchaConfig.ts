import { loadIdentity } from '@adp/shared-auth';
import { useEffect } from 'react';

/** Loads the reCAPTCHA configuration before the form is submitted, so that sign-in requests can carry a token. */
export function useRecaptchaConfig(): void {
  useEffect(() => {
    loadIdentity().then(
      (identity) => identity.loadRecaptchaConfig(),
      // If the sign-in code fails to load, the form reports the error on submission.
      () => undefined,
    );
  }, []);
}

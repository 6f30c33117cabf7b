import { loadIdentity } from '@adp/shared-auth';
import { useEffect } from 'react';

/** Loads the reCAPTCHA configuration before the form is sent, so that sign-in requests have a token if they need one. */
export function useRecaptchaConfig(): void {
  useEffect(() => {
    loadIdentity().then(
      (identity) => identity.loadRecaptchaConfig(),
      // If the code does not load, the form reports it on submit.
      () => undefined,
    );
  }, []);
}

import { loadIdentity } from '@adp/shared-auth';
import { useEffect } from 'react';

/** Has the sign-in code read, before the form is sent, whether it needs a token of reCAPTCHA. */
export function useRecaptchaConfig(): void {
  useEffect(() => {
    loadIdentity().then(
      (identity) => identity.loadRecaptchaConfig(),
      // The form reports code that does not load when it is sent.
      () => undefined,
    );
  }, []);
}

import { loadIdentity } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import type { PasswordRule } from './passwordRule';

/** The service's password policy applied to what is typed; asked for once the field is `wanted`. Undefined until it is known. */
export function usePasswordRules(password: string, wanted: boolean): readonly PasswordRule[] | undefined {
  const [rules, setRules] = useState<readonly PasswordRule[]>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    loadIdentity()
      .then((identity) => identity.passwordRules(password))
      .then(
        (found) => {
          if (current) setRules(found);
        },
        // Without the sign-in code there is nothing to sign up with either: the form says so when it is sent.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [password, wanted]);
  return rules;
}

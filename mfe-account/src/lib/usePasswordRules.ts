import { loadIdentity } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import type { Identity } from './useIdentityAction';

export type PasswordRule = Awaited<ReturnType<Identity['passwordRules']>>[number];

/** Applies the identity service's password policy to a password, once `enabled`. Undefined while loading. */
export function usePasswordRules(password: string, enabled: boolean): readonly PasswordRule[] | undefined {
  const [rules, setRules] = useState<readonly PasswordRule[]>();
  useEffect(() => {
    if (!enabled) return undefined;
    let isCurrent = true;
    loadIdentity()
      .then((identity) => identity.passwordRules(password))
      .then(
        (result) => {
          if (isCurrent) setRules(result);
        },
        // If the sign-in code does not load, the form reports it on submit.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [password, enabled]);
  return rules;
}

/** Checks a new password, for the `check` of a form. If that is impossible now, the service decides. */
export async function checkNewPassword({ password }: { readonly password: string }) {
  try {
    const rules = await (await loadIdentity()).passwordRules(password);
    return rules.every(({ met }) => met) ? {} : { password: 'identity.weakPassword' };
  } catch {
    return {};
  }
}

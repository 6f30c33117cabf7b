import { loadIdentity } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import type { Identity } from './useIdentityAction';

/** A requirement for a new password, and whether it is met. */
export type PasswordRule = Awaited<ReturnType<Identity['passwordRules']>>[number];

/** The identity service's password policy for a typed password, read once `enabled`. Undefined until it is known. */
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
        // Without the sign-in code the form cannot be sent either: the error shows there.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [password, enabled]);
  return rules;
}

/** For a form's `check`: a new password that the service would refuse. One that cannot be checked now is left to the service. */
export async function checkNewPassword({ password }: { readonly password: string }) {
  try {
    const rules = await (await loadIdentity()).passwordRules(password);
    return rules.every(({ met }) => met) ? {} : { password: 'identity.weakPassword' };
  } catch {
    return {};
  }
}

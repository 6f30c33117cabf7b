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

/** Whether a new password meets the service's policy; true where the service cannot be asked, which then judges itself. */
export async function meetsPasswordRules(password: string): Promise<boolean> {
  try {
    const rules = await (await loadIdentity()).passwordRules(password);
    return rules.every(({ met }) => met);
  } catch {
    return true;
  }
}

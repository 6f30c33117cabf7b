import { loadIdentity } from '@adp/shared-auth';
import { useEffect, useState } from 'react';
import type { Identity } from './useIdentityAction';

export type PasswordRule = Awaited<ReturnType<Identity['passwordRules']>>[number];

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
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [password, enabled]);
  return rules;
}

/** Validates a new password. Accepts every password if the policy cannot be loaded, because the service checks again. */
export async function checkNewPassword({ password }: { readonly password: string }) {
  try {
    const rules = await (await loadIdentity()).passwordRules(password);
    return rules.every(({ met }) => met) ? {} : { password: 'identity.weakPassword' };
  } catch {
    return {};
  }
}

import { validatePassword } from 'firebase/auth';
import { withAuth } from './withAuth';

export interface PasswordRule {
  readonly rule: 'length' | 'maximum' | 'lowercase' | 'uppercase' | 'number' | 'sign';
  /** Required number of characters, only for rules about length. */
  readonly count?: number;
  readonly met: boolean;
}

/** Minimum password length if the service does not respond (specification 5). */
const FALLBACK_MINIMUM = 6;

/** Checks a password against the service's policy, or only against the fallback minimum if the service does not respond. */
export async function passwordRules(password: string): Promise<readonly PasswordRule[]> {
  try {
    return await withAuth(async (auth) => {
      const status = await validatePassword(auth, password);
      const { minPasswordLength, maxPasswordLength } = status.passwordPolicy.customStrengthOptions;
      const minimum = minPasswordLength ?? FALLBACK_MINIMUM;
      const rules: (PasswordRule | undefined)[] = [
        { rule: 'length', count: minimum, met: password.length >= minimum },
        maxPasswordLength === undefined
          ? undefined
          : { rule: 'maximum', count: maxPasswordLength, met: password.length <= maxPasswordLength },
        toRule('lowercase', status.containsLowercaseLetter),
        toRule('uppercase', status.containsUppercaseLetter),
        toRule('number', status.containsNumericCharacter),
        toRule('sign', status.containsNonAlphanumericCharacter),
      ];
      return rules.filter((rule) => rule !== undefined);
    });
  } catch {
    return [{ rule: 'length', count: FALLBACK_MINIMUM, met: password.length >= FALLBACK_MINIMUM }];
  }
}

function toRule(rule: PasswordRule['rule'], met: boolean | undefined): PasswordRule | undefined {
  return met === undefined ? undefined : { rule, met };
}

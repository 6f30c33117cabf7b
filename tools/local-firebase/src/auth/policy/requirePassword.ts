import type { AuthCore } from '../core/authCore';
import { missingRequirements, type PasswordPolicy } from './passwordPolicy';

/**
 * Holds a new password to the policy. No password is for the core to judge.
 * @throws BadRequestError of the core, in the real service's words
 */
export function requirePassword(core: AuthCore, policy: PasswordPolicy, password: unknown): void {
  if (!policy.enforced || typeof password !== 'string' || password === '') return;
  const missing = missingRequirements(policy, password);
  if (missing.length > 0)
    throw new core.errors.BadRequestError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
    );
}

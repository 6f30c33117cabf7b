import type { AuthCore } from '../core/authCore';
import { missingRequirements, type PasswordPolicy } from './passwordPolicy';

/** Checks a password against the policy. @throws BadRequestError with the real service's message */
export function requirePassword(core: AuthCore, policy: PasswordPolicy, password: unknown): void {
  if (!policy.enforced || typeof password !== 'string' || password === '') return;
  const missing = missingRequirements(policy, password);
  if (missing.length > 0)
    throw new core.errors.BadRequestError(
      `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
    );
}

import type { FoundDocument } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import type { StopScope } from './mailQueue';
import { stopScope } from './tokens';

/**
 * Returns the subscriptions or the kind of emails that an email's link for unsubscription stops. Returns undefined for
 * an email without this link.
 */
export function readScope({ fields }: FoundDocument): StopScope | undefined {
  const result = v.safeParse(stopScope, fields['stops']);
  return result.success ? result.output : undefined;
}

import type { FoundDocument } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import type { StopScope } from './mailQueue';
import { stopScope } from './tokens';

/** Returns what the link for unsubscription in an email stops. Undefined for an email without such a link. */
export function readScope({ fields }: FoundDocument): StopScope | undefined {
  const result = v.safeParse(stopScope, fields['stops']);
  return result.success ? result.output : undefined;
}

import * as v from 'valibot';
import { DataError } from '../client/DataError';
import { paragraph } from '../fields/fieldSchemas';
import { reviewLimits } from '../kinds/review/reviewLimits';

/** Of all that is told to a member, as the rules take it. */
export const reasonLimits = reviewLimits.reason;

const reasonSchema = paragraph(reasonLimits);

/**
 * A reason as it is stored.
 * @throws DataError `invalid` where it is empty or too long
 */
export function checkReason(typed: string | undefined, field = 'reason'): string {
  const reason = typed?.trim() ?? '';
  if (!v.safeParse(reasonSchema, reason).success) throw new DataError('invalid', { fields: [field] });
  return reason;
}

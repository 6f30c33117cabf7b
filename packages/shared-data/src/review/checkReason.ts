import * as v from 'valibot';
import { DataError } from '../client/DataError';
import { paragraph } from '../fields/fieldSchemas';
import { reviewLimits } from '../kinds/review/reviewLimits';

/** Limits of every reason that a member receives, as in the rules. */
export const reasonLimits = reviewLimits.reason;

const reasonSchema = paragraph(reasonLimits);

/**
 * Returns a reason in its stored form, without spaces around it.
 * @throws DataError `invalid` if it is empty or too long
 */
export function checkReason(typed: string | undefined, field = 'reason'): string {
  const reason = typed?.trim() ?? '';
  if (!v.safeParse(reasonSchema, reason).success) throw new DataError('invalid', { fields: [field] });
  return reason;
}

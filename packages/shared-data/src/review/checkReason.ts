import * as v from 'valibot';
import { DataError } from '../client/DataError';
import { paragraph } from '../fields/fieldSchemas';
import { reviewLimits } from '../kinds/review/reviewLimits';

/** The length limits of a reason that members receive, as in the security rules. */
export const reasonLimits = reviewLimits.reason;

const reasonSchema = paragraph(reasonLimits);

/** Returns a reason without surrounding spaces. Throws DataError `invalid` if it is empty or too long. */
export function checkReason(typed: string | undefined, field = 'reason'): string {
  const reason = typed?.trim() ?? '';
  if (!v.safeParse(reasonSchema, reason).success) throw new DataError('invalid', { fields: [field] });
  return reason;
}

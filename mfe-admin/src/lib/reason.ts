import { reasonLimits } from '@adp/shared-data/review';

/** Validates a reason for react-hook-form. Returns the id of a message, or true if it is valid. */
export function findReasonError(reason: string, isNeeded: boolean): 'reason.missing' | 'reason.tooLong' | true {
  if ([...reason].length > reasonLimits.max) return 'reason.tooLong';
  return isNeeded && reason.trim() === '' ? 'reason.missing' : true;
}

/** Returns the message of an invalid reason by the code of the schema. */
export function toReasonMessage(code: string | undefined): 'reason.missing' | 'reason.tooLong' | undefined {
  if (code === undefined) return undefined;
  return code === 'too-long' ? 'reason.tooLong' : 'reason.missing';
}

import { reasonLimits } from '@adp/shared-data/review';

export function findReasonError(reason: string, isNeeded: boolean): 'reason.missing' | 'reason.tooLong' | true {
  if ([...reason].length > reasonLimits.max) return 'reason.tooLong';
  return isNeeded && reason.trim() === '' ? 'reason.missing' : true;
}

export function toReasonMessage(code: string | undefined): 'reason.missing' | 'reason.tooLong' | undefined {
  if (code === undefined) return undefined;
  return code === 'too-long' ? 'reason.tooLong' : 'reason.missing';
}

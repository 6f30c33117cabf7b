import { toAppError } from '@adp/shared-auth/app-error';
import { useText } from '../text';

const worded = ['offline', 'conflict', 'denied', 'not-found'] as const;

/** Why a decision was not saved, in words. */
export function useDecisionErrorText(): (error: unknown) => string {
  const text = useText();
  return (error) => {
    const { code } = toAppError(error);
    const known = worded.find((one) => one === code);
    return text(`decide.error.${known ?? 'other'}`);
  };
}

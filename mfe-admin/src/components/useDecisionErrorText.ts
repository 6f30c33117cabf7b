import { toAppError } from '@adp/shared-auth/app-error';
import { useText } from '../text';

const codesWithText = ['offline', 'conflict', 'denied', 'not-found'] as const;

export function useDecisionErrorText(): (error: unknown) => string {
  const text = useText();
  return (error) => {
    const { code } = toAppError(error);
    const codeWithText = codesWithText.find((each) => each === code);
    return text(`decide.error.${codeWithText ?? 'other'}`);
  };
}

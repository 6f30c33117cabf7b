import { toAppError } from '@adp/shared-auth/app-error';
import { useText } from '../text';
import list from './List.module.css';

const codesWithText = ['offline', 'conflict', 'denied', 'not-found'] as const;

export function useDecisionErrorText(): (error: unknown) => string {
  const text = useText();
  return (error) => {
    const { code } = toAppError(error);
    return text(`decide.error.${codesWithText.find((each) => each === code) ?? 'other'}`);
  };
}

export function DecisionError({ error }: { readonly error: unknown }) {
  const getErrorText = useDecisionErrorText();
  return error ? (
    <p className={list['error']} role="alert">
      {getErrorText(error)}
    </p>
  ) : null;
}

import list from './List.module.css';
import { useDecisionErrorText } from './useDecisionErrorText';

export function DecisionError({ error }: { readonly error: unknown }) {
  const getErrorText = useDecisionErrorText();
  return error ? (
    <p className={list['error']} role="alert">
      {getErrorText(error)}
    </p>
  ) : null;
}

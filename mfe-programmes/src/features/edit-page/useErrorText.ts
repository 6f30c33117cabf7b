import { get, useFormContext } from 'react-hook-form';
import { isMessageId, useText } from '../../text';

export function useErrorWords(): (code: string) => string {
  const text = useText();
  return (code) => {
    const id = `edit.error.${code === 'anchor-twice' ? 'title-twice' : code}`;
    return text(isMessageId(id) ? id : 'edit.error.other');
  };
}

export function useErrorText(at: string): string | undefined {
  const toWords = useErrorWords();
  const { formState } = useFormContext();
  const error = get(formState.errors, at) as
    | { readonly type?: unknown; readonly root?: { readonly type?: unknown } }
    | undefined;
  // react-hook-form stores an error of the list itself in `root`.
  const code = error?.type ?? error?.root?.type;
  return typeof code === 'string' ? toWords(code) : undefined;
}

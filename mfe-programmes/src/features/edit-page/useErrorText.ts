import { get, useFormContext } from 'react-hook-form';
import { type MessageId, useText } from '../../text';

const messageIds = {
  'too-short': 'edit.error.too-short',
  'too-long': 'edit.error.too-long',
  'too-few': 'edit.error.too-few',
  'too-many': 'edit.error.too-many',
  'partial-date': 'edit.error.partial-date',
  day: 'edit.error.day',
  malformed: 'edit.error.malformed',
  shortened: 'edit.error.shortened',
  address: 'edit.error.address',
  'both-addresses': 'edit.error.both-addresses',
  'end-date': 'edit.error.end-date',
  'no-source': 'edit.error.no-source',
  'unknown-source': 'edit.error.unknown-source',
  'never-cited': 'edit.error.never-cited',
  'title-twice': 'edit.error.title-twice',
  'anchor-twice': 'edit.error.title-twice',
} as const satisfies Readonly<Record<string, MessageId>>;

const hasMessage = (code: string): code is keyof typeof messageIds => Object.hasOwn(messageIds, code);

/** Returns a function that looks up the message of an error code of the content's schema. */
export function useErrorWords(): (code: string) => string {
  const text = useText();
  return (code) => text(hasMessage(code) ? messageIds[code] : 'edit.error.other');
}

export function useErrorText(at: string): string | undefined {
  const toWords = useErrorWords();
  const { formState } = useFormContext();
  const error = get(formState.errors, at) as
    { readonly type?: unknown; readonly root?: { readonly type?: unknown } } | undefined;
  // react-hook-form stores an error of the list itself in `root`.
  const code = error?.type ?? error?.root?.type;
  return typeof code === 'string' ? toWords(code) : undefined;
}

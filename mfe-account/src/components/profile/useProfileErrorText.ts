import { isObject } from '@adp/shared-data/fields';
import type { FieldErrors } from 'react-hook-form';
import { isMessageId, useText } from '../../text';
import { getRange, type ProfileForm } from './profileForm';

export function useProfileErrorText() {
  const text = useText();
  return (field: keyof ProfileForm, schemaCode: string, isEntry = false): string => {
    const range = getRange(field, isEntry);
    // Members choose countries and languages from a list, so a message about the length would not help.
    const code = schemaCode === 'too-long' && range.max === 0 ? 'malformed' : schemaCode;
    const ids = [...(field === 'username' ? [`username.${code}`] : []), `error.${field}.${code}`, `error.${code}`];
    const id = ids.find((each) => isMessageId(each)) ?? 'error.malformed';
    return isMessageId(id) ? text(id, { ...range }) : '';
  };
}

export interface ProfileError {
  readonly field: keyof ProfileForm;
  readonly index?: number;
  readonly code: string;
}

export function listErrors(errors: FieldErrors<ProfileForm>): readonly ProfileError[] {
  return fieldOrder.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    const itself = typeof error.type === 'string' ? [{ field, code: error.type }] : [];
    const entries = Object.entries(error).flatMap(([key, entry]: [string, unknown]) =>
      /^\d+$/.test(key) && hasType(entry) ? [{ field, index: Number(key), code: entry.type }] : [],
    );
    return [...itself, ...entries];
  });
}

const fieldOrder: readonly (keyof ProfileForm)[] = [
  'name',
  'username',
  'picture',
  'position',
  'company',
  'description',
  'country',
  'languages',
  'expertise',
  'links',
];

function hasType(value: unknown): value is { readonly type: string } {
  return isObject(value) && typeof value['type'] === 'string';
}

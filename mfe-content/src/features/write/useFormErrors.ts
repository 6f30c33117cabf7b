import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { toFormErrors } from '../../lib/forms/toFormErrors';
import type { FormValues } from '../../lib/forms/FormValues';
import type { WrittenKind } from '../../lib/kinds';
import { fieldId } from './fields/fieldId';
import { useErrorText } from './fields/useErrorText';

/** Something wrong, worded, at the element of this id. */
export interface ShownError {
  readonly field: string;
  readonly text: string;
}

export interface FormErrors {
  readonly shown: readonly ShownError[];
  /** How often the form was tried. */
  readonly attempt: number;
  /** Judges the form as it stands; gives whether it may be sent. */
  readonly validate: (to: 'published' | 'draft') => boolean;
}

/** A pause in typing before a form that was tried is judged anew, in milliseconds. */
const PAUSE = 300;
const none: readonly ShownError[] = [];

interface FormErrorsOptions {
  readonly kind: WrittenKind;
  readonly form: UseFormReturn<FormValues>;
  /** Whether the item has been shown before. */
  readonly published: boolean;
}

/** What is wrong with the form: said when it is tried, and kept true while it is mended. */
export function useFormErrors({ kind, form, published }: FormErrorsOptions): FormErrors {
  const word = useErrorText(kind);
  const [shown, setShown] = useState(none);
  const [attempted, setAttempted] = useState<{ readonly attempt: number; readonly to: 'published' | 'draft' }>();
  const find = useCallback(
    (to: 'published' | 'draft') => {
      const values = form.getValues();
      return toFormErrors(kind, values, { now: new Date(), isFirstPublication: to === 'published' && !published }).map(
        (error) => ({
          field: fieldId(error.field, error.index),
          text: word(error, values),
        }),
      );
    },
    [form, kind, published, word],
  );
  const latestFind = useRef(find);
  useEffect(() => {
    latestFind.current = find;
  });
  const to = attempted?.to;
  useEffect(() => {
    if (!to) return undefined;
    let clock: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      clearTimeout(clock);
      clock = setTimeout(() => setShown((before) => unlessSame(before, latestFind.current(to))), PAUSE);
    };
    const stop = form.subscribe({ formState: { values: true }, callback: again });
    return () => {
      stop();
      clearTimeout(clock);
    };
  }, [form, to]);
  return {
    shown,
    attempt: attempted?.attempt ?? 0,
    validate: (wanted) => {
      const found = find(wanted);
      setAttempted({ attempt: (attempted?.attempt ?? 0) + 1, to: wanted });
      setShown(found.length > 0 ? found : none);
      return found.length === 0;
    },
  };
}

function unlessSame(before: readonly ShownError[], found: readonly ShownError[]): readonly ShownError[] {
  return JSON.stringify(before) === JSON.stringify(found) ? before : found;
}

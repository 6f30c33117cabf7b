import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type FieldError, type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import type { Draft } from '../../lib/drafts/Draft';
import type { FormValues } from '../../lib/forms/FormValues';
import { getFields } from '../../lib/forms/sections';
import { type FormError, toFormErrors } from '../../lib/forms/toFormErrors';
import { normalizeValues } from '../../lib/forms/toFormValues';
import type { Kind } from '../../lib/kinds';
import { fieldId } from './fields/fieldBinding';
import { useErrorText } from './fields/useErrorText';

export interface ShownError {
  readonly field: string;
  readonly text: string;
}

export interface WriteForm {
  readonly form: UseFormReturn<FormValues>;
  /** The errors in the order of the fields. The array keeps its identity while its content is the same. */
  readonly errors: readonly ShownError[];
  /** Sets whether the next validation is for a first publication, which requires a deadline in the future. */
  readonly setFirstPublication: (isFirst: boolean) => void;
}

/** Delay from the last keystroke to validating a submitted form again, in milliseconds. */
const REVALIDATE_AFTER = 300;

/** Creates the form of a draft. Errors show after the first submit. From then on, each change validates the whole form. */
export function useWriteForm({ kind, values }: Draft): WriteForm {
  const getErrorText = useErrorText(kind);
  const isFirstPublication = useRef(false);
  const [defaultValues] = useState(() => normalizeValues(kind, values));
  const resolver: Resolver<FormValues> = (current, _, options) => {
    const context = { now: new Date(), isFirstPublication: isFirstPublication.current };
    const errors = toFieldErrors(toFormErrors(kind, current, context), (error) => getErrorText(error, current));
    if (Object.keys(errors).length === 0) return { values: current, errors: {} };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
  const form = useForm<FormValues>({
    defaultValues,
    resolver,
    mode: 'onSubmit',
    // Fields depend on each other, so the effect below validates all fields together.
    reValidateMode: 'onSubmit',
    // The error summary receives focus instead.
    shouldFocusError: false,
  });
  const { errors, isSubmitted } = form.formState;
  useEffect(() => {
    if (!isSubmitted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const names = getFields(kind).map(({ name }) => name);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void form.trigger(names), REVALIDATE_AFTER);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [form, kind, isSubmitted]);
  return {
    form,
    errors: useStable(toShownErrors(kind, errors)),
    setFirstPublication: (isFirst) => {
      isFirstPublication.current = isFirst;
    },
  };
}

/** Sets `message` to the error of the whole field, and `types` to the errors of list entries by index. */
function toFieldErrors(
  formErrors: readonly FormError[],
  getText: (error: FormError) => string,
): Readonly<Record<string, FieldError>> {
  const errors: Record<string, FieldError> = {};
  for (const error of formErrors) {
    const { field, code, index } = error;
    const before = errors[field.name];
    const text = getText(error);
    errors[field.name] =
      index === undefined
        ? { ...before, type: code, message: text }
        : { type: code, ...before, types: { ...before?.types, [index]: text } };
  }
  return errors;
}

function toShownErrors(kind: Kind, errors: FieldErrors<FormValues>): readonly ShownError[] {
  return getFields(kind).flatMap((field) => {
    const error = errors[field.name] as FieldError | undefined;
    if (!error) return [];
    const entries = Object.entries(error.types ?? {}).map(([index, text]) => ({
      field: fieldId(field, Number(index)),
      text: String(text),
    }));
    return [...(error.message ? [{ field: fieldId(field), text: error.message }] : []), ...entries];
  });
}

/** Returns the same array while its content is the same, so that fields do not render again. */
function useStable(errors: readonly ShownError[]): readonly ShownError[] {
  const content = JSON.stringify(errors);
  return useMemo(() => JSON.parse(content) as readonly ShownError[], [content]);
}

import { type Translation, translationChoices, translationTextSchema } from '@adp/shared-data/translation';
import { toNestErrors } from '@hookform/resolvers';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { Translating } from '../../../api/translating';
import {
  readTranslationDraft,
  removeTranslationDraft,
  saveTranslationDraft,
  type TranslationDraft,
} from '../../../lib/drafts/translationDrafts';
import { body, summary, title } from '../../../lib/forms/commonFields';
import type { FormValues } from '../../../lib/forms/FormValues';
import { getText } from '../../../lib/forms/toFormValues';
import { useSaveTranslationMutation } from '../../../store/memberApi';
import { useErrorText } from '../fields/useErrorText';

interface TranslationFormState {
  readonly form: UseFormReturn<FormValues>;
  /** What this device had when the form opened. */
  readonly draft: TranslationDraft | undefined;
  /** Whether what is typed is on the device. */
  readonly isOnDevice: boolean;
  readonly save: (event: SyntheticEvent) => Promise<void>;
  readonly isSaving: boolean;
  readonly error: string | undefined;
}

const fields = [title, summary, body];

/** The form of one translation: what is typed is on the device with each key, and goes from there when it is stored. */
export function useTranslationForm(translating: Translating, onSaved: () => void): TranslationFormState {
  const { kind, item, lang, stored, uid } = translating;
  const key = { uid, item: item.id, lang };
  const version = stored?.version ?? null;
  const [draft] = useState(() => readTranslationDraft(key));
  const [isOnDevice, setOnDevice] = useState(true);
  const [saveTranslation, { isLoading, error }] = useSaveTranslationMutation();
  const getErrorText = useErrorText(kind);
  const resolver: Resolver<FormValues> = (values, _, options) => {
    const { issues = [] } = v.safeParse(translationTextSchema, toWords(values));
    const errors = issues.flatMap(({ path, message }) => {
      const field = fields.find(({ name }) => name === path?.[0].key);
      if (!field) return [];
      const code = getText(values[field.name]).trim() === '' ? 'missing' : toCode(message);
      return [[field.name, { type: code, message: getErrorText({ field, code }, values) }] as const];
    });
    if (errors.length === 0) return { values, errors: {} };
    // Of each field the first one.
    return { values: {}, errors: toNestErrors(Object.fromEntries([...errors].reverse()), options) };
  };
  const form = useForm<FormValues>({
    defaultValues: draft?.values ?? toValues(stored?.item),
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Short texts: nothing is lost by whatever happens to the page a moment later.
        callback: ({ values }) => {
          setOnDevice(saveTranslationDraft({ uid, item: item.id, lang }, { values, version }));
        },
      }),
    [form, uid, item.id, lang, version],
  );
  const save = form.handleSubmit(async (values) => {
    const how = translationChoices.how.find((one) => one === values['how']) ?? 'human';
    const result = await saveTranslation({ translating, words: { ...toWords(values), how } });
    if (result.error) return;
    removeTranslationDraft(key);
    onSaved();
  });
  return {
    form,
    draft,
    isOnDevice,
    save,
    isSaving: isLoading,
    error: error && ('code' in error ? error.code : 'other'),
  };
}

const toWords = (values: FormValues) => ({
  title: getText(values['title']).trim(),
  summary: getText(values['summary']).trim(),
  body: getText(values['body']),
});

function toValues(stored: Translation | undefined): FormValues {
  const { title = '', summary = '', body = '', how = 'human' } = stored ?? {};
  return { title, summary, body, how };
}

const toCode = (message: string) =>
  (['too-short', 'too-long', 'invisible', 'malformed'] as const).find((code) => code === message) ?? 'malformed';

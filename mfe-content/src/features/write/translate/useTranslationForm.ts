import { type Translation, translationChoices, translationTextSchema } from '@adp/shared-data/translation';
import { createDraftDevice, type DeviceSave, DraftSession, useDraftSession } from '@adp/shared-ui/drafts';
import { toNestErrors } from '@hookform/resolvers';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { Translating } from '../../../api/translating';
import {
  readTranslationDraft,
  removeTranslationDraft,
  toFormName,
  type TranslationDraft,
} from '../../../lib/drafts/translationDrafts';
import type { FormValues } from '../../../lib/forms/FormValues';
import { getField } from '../../../lib/forms/sections';
import { getText } from '../../../lib/forms/toFormValues';
import { useSaveTranslationMutation } from '../../../store/memberApi';
import { useErrorText } from '../fields/useErrorText';

interface TranslationFormState {
  readonly form: UseFormReturn<FormValues>;
  readonly draft: TranslationDraft | undefined;
  readonly isOnDevice: boolean;
  readonly save: (event: SyntheticEvent) => Promise<void>;
  readonly isSaving: boolean;
  readonly error: string | undefined;
}

/** Creates the form of a translation. The device saves each keystroke until the translation is stored. */
export function useTranslationForm(translating: Translating, onSaved: () => void): TranslationFormState {
  const { kind, item, lang, stored, uid } = translating;
  const key = { uid, item: item.id, lang };
  const version = stored?.version ?? null;
  const [draft] = useState(() => readTranslationDraft(key));
  const [session] = useState(() => {
    const device = createDraftDevice<TranslationDraft>({
      uid,
      form: toFormName({ item: item.id, lang }),
      getVersion: (typed) => typed.version,
    });
    const values = draft?.values ?? toValues(stored?.item);
    return new DraftSession<TranslationDraft, never, DeviceSave<TranslationDraft>>(
      // Save without delay, because the texts are short.
      { ...device, delay: 0 },
      { status: 'editing', draft: { values, version } },
    );
  });
  const { status, saved, error, draft: opened } = useDraftSession(session);
  const [saveTranslation] = useSaveTranslationMutation();
  const getErrorText = useErrorText(kind);
  const resolver: Resolver<FormValues> = (values, _, options) => {
    const { issues = [] } = v.safeParse(translationTextSchema, toWords(values));
    const errors = issues.flatMap(({ path, message }) => {
      const field = getField(kind, String(path?.[0].key));
      const code = getText(values[field.name]).trim() === '' ? 'missing' : toCode(message);
      return [[field.name, { type: code, message: getErrorText({ field, code }, values) }] as const];
    });
    if (errors.length === 0) return { values, errors: {} };
    // Reverse the errors, so that the first error of each field takes precedence.
    return { values: {}, errors: toNestErrors(Object.fromEntries([...errors].reverse()), options) };
  };
  const form = useForm<FormValues>({
    defaultValues: opened.values,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  useEffect(() => session.attach(form), [session, form]);
  const save = form.handleSubmit((values) =>
    session.send('stored', async () => {
      const how = translationChoices.how.find((method) => method === values['how']) ?? 'human';
      const result = await saveTranslation({ translating, words: { ...toWords(values), how } });
      if (result.error) return { status: 'editing', error: 'code' in result.error ? result.error.code : 'other' };
      removeTranslationDraft(key);
      onSaved();
      return { status: 'sent' };
    }),
  );
  return { form, draft, isOnDevice: saved?.isOnDevice ?? true, save, isSaving: status === 'saving', error };
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

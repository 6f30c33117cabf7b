import { holdUnsaved } from '@adp/app-contract';
import { useDraftSession } from '@adp/shared-ui/drafts';
import { useEffect, useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { type ContentForm, createResolver, toContent, toErrors, toForm } from './contentForm';
import { PageDraftSession, type PageToEdit, toComparable } from './PageDraftSession';

export function usePageEditor(options: PageToEdit) {
  const { editorKey: key, written } = options;
  const page = key.programme;
  const [session] = useState(() => new PageDraftSession(options));
  const state = useDraftSession(session);
  const { base, stored } = state.draft;
  const [refusals, setRefusals] = useState(0);
  const [defaultValues] = useState(state.draft.values);
  const form = useForm<FieldValues>({ defaultValues, resolver: createResolver(page), shouldFocusError: false });
  const values = useWatch({ control: form.control }) as ContentForm;
  const isUnsaved = toComparable(page, values) !== toComparable(page, stored);
  useEffect(() => session.attach(form), [session, form]);
  useEffect(() => (isUnsaved ? holdUnsaved('mfe_programmes') : undefined), [isUnsaved]);

  const publish = (content: unknown) =>
    session.publish(content, (published) => form.reset(published, { keepSubmitCount: true }));
  /** The site may report errors that the form missed, because an open form may have an older schema. */
  const publishTyped = form.handleSubmit(async (typed) => {
    const failure = await publish(toContent(page, typed));
    for (const { field, code } of toErrors(typed, failure?.fields ?? [])) form.setError(field, { type: code });
  });

  const isFirst = key.lang !== 'en' && base.revision === 0;
  /** Sends the typed text, unless it is still the English text of a page in another language. */
  const sendTranslated = async (send: () => Promise<void>) => {
    const isUntranslated = isFirst && toComparable(page, values) === toComparable(page, toForm(page, written));
    setRefusals((before) => (isUntranslated ? before + 1 : 0));
    if (!isUntranslated) await send();
  };

  return {
    ...state,
    form,
    values,
    base,
    isUnsaved,
    isOnDevice: state.saved?.isOnDevice ?? true,
    isRestored: session.isRestored,
    /** True if nothing is published in this language. `refusals` counts attempts to publish the English text. */
    isFirst,
    refusals,
    publishContent: async (content: unknown) => void (await publish(content)),
    publish: () => sendTranslated(publishTyped),
    schedule: (publishAt: Date) => sendTranslated(form.handleSubmit(() => session.saveInAccount(publishAt))),
    saveInAccount: () => session.saveInAccount(),
    chooseTyped: () => session.chooseTyped(),
    chooseNewer: () => {
      const newer = session.chooseNewer();
      if (newer) form.reset(newer);
    },
  };
}

export type PageEditorState = ReturnType<typeof usePageEditor>;

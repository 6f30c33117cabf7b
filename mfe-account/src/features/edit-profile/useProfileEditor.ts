import type { Versioned } from '@adp/shared-data/client';
import type { User } from '@adp/shared-data/member';
import { getMemberWriter, toUserDraft, type MemberDocument } from '@adp/shared-store';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  clearDraft,
  createDraftDevice,
  type DeviceSave,
  DraftSession,
  readDraft,
  useDraftSession,
} from '@adp/shared-ui/drafts';
import { toAppError } from '@adp/shared-auth/app-error';
import {
  applyForm,
  createProfileResolver,
  isProfileForm,
  isSameForm,
  toForm,
  type ProfileForm,
} from '../../components/profile/profileForm';
import { PictureRefusal, useSaveProfile } from '../../components/profile/useSaveProfile';

const FORM = 'profile';

interface ProfileEditorOptions {
  readonly uid: string;
  readonly initial: Versioned<User>;
  readonly readMember: () => Promise<MemberDocument>;
}

interface ProfileDraft {
  readonly values: ProfileForm;
  readonly stored: Versioned<User>;
}

export function useProfileEditor({ uid, initial, readMember }: ProfileEditorOptions) {
  const [draft] = useState(() => readDraft(uid, FORM, isProfileForm));
  const [restored, setRestored] = useState(draft?.savedAt);
  const [session] = useState(() => {
    const device = createDraftDevice<ProfileDraft>({
      uid,
      form: FORM,
      getVersion: (typed) => typed.stored.version,
      isChanged: (typed) => !isSameForm(typed.values, toForm(toUserDraft(typed.stored.item))),
    });
    const values = draft?.values ?? toForm(toUserDraft(initial.item));
    return new DraftSession<ProfileDraft, never, DeviceSave<ProfileDraft>>(device, {
      status: 'editing',
      draft: { values, stored: initial },
    });
  });
  const { draft: opened, saved } = useDraftSession(session);
  const { stored } = opened;
  const [newer, setNewer] = useState(draft && draft.version !== initial.version ? initial : undefined);
  const [isSaved, setIsSaved] = useState(false);
  const { save, progress } = useSaveProfile(uid);
  const user = useMemo(() => toUserDraft(stored.item), [stored]);
  const form = useForm<ProfileForm>({
    defaultValues: opened.values,
    resolver: createProfileResolver(user),
    mode: 'onChange',
    shouldFocusError: false,
  });
  const { control, reset, trigger, setError, clearErrors } = form;
  const values = useWatch({ control }) as ProfileForm;
  const isUnsaved = !isSameForm(values, toForm(user));
  useEffect(() => session.attach(form), [session, form]);

  useEffect(() => {
    if (draft) void trigger();
  }, [draft, trigger]);

  useEffect(() => {
    // Load the save code on the first change, because the member may be offline by the time of saving.
    if (isUnsaved) void getMemberWriter().catch(() => undefined);
  }, [isUnsaved]);

  const start = (document: Versioned<User>) => {
    clearDraft(uid, FORM);
    session.update({ stored: document });
    setRestored(undefined);
    setNewer(undefined);
    reset(toForm(toUserDraft(document.item)), { keepSubmitCount: true });
  };

  const submit = form.handleSubmit(async (typed) => {
    setIsSaved(false);
    const saveOver = (before: Versioned<User>) =>
      save({ draft: applyForm(typed, user), before, picture: typed.picture });
    try {
      const saved = await saveOver(stored).catch(async (thrown: unknown) => {
        const latest = toAppError(thrown).code === 'conflict' ? await readMember().catch(() => null) : null;
        // If only the email confirmation has changed the document, there is no conflict to resolve.
        if (!latest || JSON.stringify(toUserDraft(latest.item)) !== JSON.stringify(user)) throw thrown;
        return saveOver(latest);
      });
      start(saved ?? stored);
      setIsSaved(true);
    } catch (thrown) {
      const { code } = toAppError(thrown);
      if (thrown instanceof PictureRefusal) setError('picture', { type: thrown.code });
      else if (code === 'conflict') setNewer((await readMember().catch(() => null)) ?? undefined);
      else if (code === 'already-exists') setError('username', { type: 'taken' });
      else setError('root.service', { type: code });
    }
  });

  return {
    form,
    values,
    stored,
    restored,
    newer,
    progress,
    isUnsaved,
    isDraftStored: saved?.isOnDevice ?? true,
    submit,
    isSaved: isSaved && !isUnsaved,
    discard: () => start(stored),
    chooseTyped: () => {
      if (newer) session.update({ stored: newer });
      setNewer(undefined);
      clearErrors();
    },
    chooseNewer: () => {
      if (newer) start(newer);
    },
  };
}

export type ProfileEditorState = ReturnType<typeof useProfileEditor>;

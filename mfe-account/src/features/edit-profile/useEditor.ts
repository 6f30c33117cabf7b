import { DataError, type User, type Versioned } from '@adp/shared-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { dataWriter } from '../../api/data';
import { clearDraft, readDraft, writeDraft } from './draftStorage';
import { toDraft, readMember, saveMember } from '../../api/member';
import {
  toUserDraft,
  validateForm,
  toForm,
  isProfileForm,
  isSameForm,
  type ProfileIssue,
  type ProfileForm,
} from './profileForm';

/** The form's name among the drafts of this device. */
const FORM = 'profile';
/** How long a pause in typing lasts before it is kept on the device, in milliseconds. */
const PAUSE = 500;

export interface Editor {
  readonly state: 'loading' | 'ready' | 'newcomer' | DataError['code'];
  readonly form: ProfileForm | undefined;
  readonly stored: Versioned<User> | undefined;
  readonly change: (part: Partial<ProfileForm>) => void;
  readonly unsaved: boolean;
  /** When what stands in the form was typed, where it comes from this device. */
  readonly restored: Date | undefined;
  /** Whether the device keeps what is typed. */
  readonly kept: boolean;
  readonly discard: () => void;
  readonly reload: () => void;
  readonly save: () => Promise<void>;
  readonly saving: boolean;
  readonly sent: number | undefined;
  readonly saved: boolean;
  readonly fault: DataError['code'] | undefined;
  readonly faults: readonly ProfileIssue[];
  readonly attempt: number;
  /** What somebody, perhaps the same member elsewhere, has saved meanwhile. */
  readonly newer: Versioned<User> | undefined;
  readonly keepMine: () => void;
  readonly takeNewer: () => void;
}

interface Saving {
  readonly busy: boolean;
  readonly sent?: number | undefined;
  readonly done?: boolean;
  readonly fault?: DataError['code'];
  readonly attempt: number;
}

/** The profile while it is edited: what is stored, what is typed, and what the device keeps of that. */
export function useEditor(uid: string): Editor {
  const [state, setState] = useState<Editor['state']>('loading');
  const [tries, setTries] = useState(0);
  const [stored, setStored] = useState<Versioned<User>>();
  const [form, setForm] = useState<ProfileForm>();
  const [restored, setRestored] = useState<Date>();
  const [newer, setNewer] = useState<Versioned<User>>();
  const [saving, setSaving] = useState<Saving>({ busy: false, attempt: 0 });
  const unsaved = form !== undefined && stored !== undefined && !isSameForm(form, toForm(toDraft(stored.item)));
  const kept = useKeptDraft(uid, { form, version: stored?.version, unsaved });

  useEffect(() => {
    let current = true;
    const show = (found: Versioned<User> | null) => {
      if (!current) return;
      if (!found) {
        setState('newcomer');
        return;
      }
      setStored(found);
      const draft = readDraft(uid, FORM, isProfileForm);
      setForm(draft?.values ?? toForm(toDraft(found.item)));
      setRestored(draft?.savedAt);
      // What was typed began from an older version: both are shown before anything is saved.
      if (draft && draft.version !== found.version) setNewer(found);
      setState('ready');
    };
    readMember(uid).then(show, (error: unknown) => {
      if (current) setState(codeOf(error));
    });
    return () => {
      current = false;
    };
  }, [uid, tries]);

  useEffect(() => {
    // The code that saves comes while one types: offline it could not.
    if (unsaved) void dataWriter().catch(() => undefined);
  }, [unsaved]);

  const base = stored && toDraft(stored.item);
  const faults = form && base ? validateForm(form, base) : [];

  const save = async () => {
    if (!form || !stored || !base || saving.busy) return;
    const attempt = saving.attempt + 1;
    if (faults.length > 0) {
      setSaving({ busy: false, attempt });
      return;
    }
    setSaving({ busy: true, attempt });
    try {
      const now = await saveMember({
        uid,
        draft: toUserDraft(form, base),
        before: stored,
        picture: form.picture,
        onProgress: (sent) => setSaving({ busy: true, attempt, sent }),
      });
      clearDraft(uid, FORM);
      if (now) {
        setStored(now);
        setForm(toForm(toDraft(now.item)));
      }
      setRestored(undefined);
      setNewer(undefined);
      setSaving({ busy: false, attempt, done: true });
    } catch (error) {
      const fault = codeOf(error);
      if (fault === 'conflict') setNewer((await readMember(uid).catch(() => null)) ?? undefined);
      setSaving({ busy: false, attempt, fault });
    }
  };

  return {
    state,
    form,
    stored,
    unsaved,
    restored,
    kept,
    faults,
    newer,
    saving: saving.busy,
    sent: saving.busy ? saving.sent : undefined,
    saved: saving.done === true && !unsaved,
    fault: saving.fault,
    attempt: saving.attempt,
    change: (part) => setForm((before) => before && { ...before, ...part }),
    discard: () => {
      clearDraft(uid, FORM);
      setRestored(undefined);
      setNewer(undefined);
      if (base) setForm(toForm(base));
    },
    reload: () => {
      setState('loading');
      setTries(tries + 1);
    },
    save,
    keepMine: () => {
      if (newer) setStored(newer);
      setNewer(undefined);
      setSaving({ busy: false, attempt: saving.attempt });
    },
    takeNewer: () => {
      if (!newer) return;
      clearDraft(uid, FORM);
      setStored(newer);
      setForm(toForm(toDraft(newer.item)));
      setNewer(undefined);
      setRestored(undefined);
      setSaving({ busy: false, attempt: saving.attempt });
    },
  };
}

interface Typed {
  readonly form: ProfileForm | undefined;
  readonly version: string | undefined;
  readonly unsaved: boolean;
}

/** Keeps what is typed on the device: half a second after the last key, and when the page is hidden or goes. */
function useKeptDraft(uid: string, typed: Typed): boolean {
  const [kept, setKept] = useState(true);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  });
  const keep = useCallback(() => {
    const { form, version = null, unsaved } = latest.current;
    if (unsaved) setKept(writeDraft(uid, FORM, { values: form, version }));
  }, [uid]);
  useEffect(() => {
    if (!typed.unsaved) return undefined;
    const clock = setTimeout(keep, PAUSE);
    return () => {
      clearTimeout(clock);
    };
  }, [typed.form, typed.unsaved, keep]);
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      // The page goes within the site: what was typed in the last half second is kept, too.
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [keep]);
  return kept;
}

function codeOf(error: unknown): DataError['code'] {
  if (error instanceof DataError) return error.code;
  // Code that did not come.
  return navigator.onLine ? 'unavailable' : 'offline';
}

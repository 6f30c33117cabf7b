import { isObject } from '@adp/shared-data/fields';
import { type ProgrammePageId, type ProgrammePageKey, toProgrammePageId } from '@adp/shared-data/programme-page';
import type { ProgrammeState } from '@adp/shared-data/writer';
import type { AppError } from '@adp/shared-auth/app-error';
import {
  clearDraft,
  createDraftDevice,
  type DeviceSave,
  DraftSession,
  readDraft,
  type TypedForm,
} from '@adp/shared-ui/drafts';
import { programmeApi } from '../../store/programmeApi';
import { store } from '../../store/store';
import { type ContentForm, toContent, toForm } from './contentForm';

/** The pause in typing after which the draft is saved in the account, in milliseconds. */
const PAUSE = 2_000;

/** The stored version on which the next request is based. The request fails if another version is stored. */
export interface Base {
  readonly revision: number;
  readonly draftVersion: string | null;
  readonly isUnreadable: boolean;
  readonly publishAt?: Date | undefined;
}

export interface PageDraft {
  readonly values: ContentForm;
  readonly stored: ContentForm;
  readonly base: Base;
}

export interface PageToEdit {
  readonly editorKey: ProgrammePageKey;
  readonly uid: string;
  readonly state: ProgrammeState;
  /** The initial content if nothing is published: the copy in the app's sources, or the English page. */
  readonly written: object;
}

const toBase = ({ revision, isUnreadable, draft }: ProgrammeState): Base => ({
  revision,
  isUnreadable,
  draftVersion: draft?.version ?? null,
  publishAt: draft?.item.publishAt,
});
const toVersion = ({ revision, draftVersion }: Base) => `${revision} ${draftVersion ?? ''}`;
const toFormName = (key: ProgrammePageKey) => `programme.${toProgrammePageId(key)}`;
const getContent = ({ draft, page }: ProgrammeState, written: object) =>
  draft?.item.content ?? page?.content ?? written;

export const toComparable = (page: ProgrammePageId, form: ContentForm) => JSON.stringify(toContent(page, form));

/**
 * The session of a page's draft. Saves the text on this device immediately and in the account after a pause, and
 * publishes it on request.
 */
export class PageDraftSession extends DraftSession<PageDraft, ProgrammeState, DeviceSave<PageDraft>> {
  readonly isRestored: boolean;
  private accountTimer: ReturnType<typeof setTimeout> | undefined;
  /** Contents of publications whose response was lost. One of these publications may cause the next conflict. */
  private readonly unanswered = new Set<string>();
  private newest: ProgrammeState | undefined;

  constructor(private readonly options: PageToEdit) {
    const { editorKey: key, uid, state, written } = options;
    const page = key.programme;
    const form = toFormName(key);
    const onDevice = readDraft(uid, form, isObject);
    const base = toBase(state);
    const stored = toForm(page, getContent(state, written));
    const isOutdated =
      (onDevice !== undefined && onDevice.version !== toVersion(base)) ||
      (state.draft !== null && state.draft.item.revision !== state.revision);
    const device = createDraftDevice<PageDraft>({
      uid,
      form,
      getVersion: (draft) => toVersion(draft.base),
      isChanged: (draft) => toComparable(page, draft.values) !== toComparable(page, draft.stored),
    });
    super(device, {
      status: isOutdated ? 'conflict' : 'editing',
      draft: { values: (onDevice?.values as ContentForm | undefined) ?? stored, stored, base },
      newer: isOutdated ? state : undefined,
    });
    this.isRestored = onDevice !== undefined;
  }

  override attach(form: TypedForm): () => void {
    const detach = super.attach(form);
    // If the draft was restored from this device, also save it in the account.
    if (this.isRestored) this.onTyped();
    return () => {
      clearTimeout(this.accountTimer);
      detach();
    };
  }

  /** Saves the typed text for all editors of the page. With `publishAt`, schedules its publication. */
  saveInAccount(publishAt?: Date): Promise<void> {
    clearTimeout(this.accountTimer);
    const { editorKey: key, uid } = this.options;
    return this.send('draft', async () => {
      const typed = this.getTyped().values;
      const content = toContent(key.programme, typed);
      for (;;) {
        const { base } = this.getState().draft;
        const change = { key, uid, content, revision: base.revision, version: base.draftVersion, publishAt };
        const { data: version, error } = await store.dispatch(
          programmeApi.endpoints.saveProgrammeDraft.initiate(change, { track: false }),
        );
        if (version !== undefined) this.moveTo({ ...base, draftVersion: version, publishAt }, typed);
        if (!error) return { status: 'sent', target: publishAt ? 'scheduled' : 'draft' };
        const published = await this.findLostPublication(error as AppError);
        if (published === undefined) return this.toFailure(error as AppError);
        if (published === toComparable(key.programme, toForm(key.programme, content)))
          return { status: 'sent', target: 'published' };
      }
    });
  }

  async publish(content: unknown, onPublished: (form: ContentForm) => void): Promise<AppError | undefined> {
    clearTimeout(this.accountTimer);
    const { editorKey: key, uid } = this.options;
    const form = toForm(key.programme, content);
    let failure: AppError | undefined;
    await this.send('published', async () => {
      // The resolver or an earlier publication has validated the content, and the site's action validates it again.
      const checked = content as Parameters<typeof programmeApi.endpoints.publishProgrammePage.initiate>[0]['content'];
      for (;;) {
        const { revision, draftVersion } = this.getState().draft.base;
        const publication = { key, content: checked, revision, draftVersion };
        const { error } = await store.dispatch(
          programmeApi.endpoints.publishProgrammePage.initiate(publication, { track: false }),
        );
        failure = error as AppError | undefined;
        if (!failure) break;
        if ((await this.findLostPublication(failure)) !== undefined) continue;
        if (failure.retry) this.unanswered.add(toComparable(key.programme, form));
        return this.toFailure(failure);
      }
      this.unanswered.clear();
      this.moveTo({ revision: this.getState().draft.base.revision + 1, draftVersion: null, isUnreadable: false }, form);
      onPublished(form);
      clearDraft(uid, toFormName(key));
      return { status: 'sent' };
    });
    return failure;
  }

  chooseTyped(): void {
    const { newer, draft } = this.getState();
    if (!newer) return;
    this.set({ status: 'editing', error: undefined, newer: undefined, draft: { ...draft, base: toBase(newer) } });
    void this.saveInAccount();
  }

  chooseNewer(): ContentForm | undefined {
    const { editorKey: key, uid, written } = this.options;
    const { newer } = this.getState();
    if (!newer) return undefined;
    const values = toForm(key.programme, getContent(newer, written));
    clearDraft(uid, toFormName(key));
    this.set({
      status: 'editing',
      target: undefined,
      error: undefined,
      newer: undefined,
      draft: { values, stored: values, base: toBase(newer) },
    });
    return values;
  }

  protected override onTyped(): void {
    super.onTyped();
    clearTimeout(this.accountTimer);
    const page = this.options.editorKey.programme;
    const { values, stored } = this.getTyped();
    if (toComparable(page, values) !== toComparable(page, stored))
      this.accountTimer = setTimeout(() => void this.saveInAccount(), PAUSE);
  }

  private moveTo(base: Base, stored: ContentForm): void {
    this.set({ draft: { ...this.getState().draft, base, stored } });
    void this.flush();
  }

  private toFailure({ code }: AppError) {
    return code === 'conflict' && this.newest
      ? ({ status: 'conflict', newer: this.newest, error: code } as const)
      : ({ status: 'editing', error: code } as const);
  }

  /** Resolves to the published text if this editor's own publication, whose response was lost, caused the conflict. */
  private async findLostPublication({ code }: AppError): Promise<string | undefined> {
    this.newest = undefined;
    if (code !== 'conflict') return undefined;
    const { editorKey: key, uid } = this.options;
    const { data: newest } = await store.dispatch(
      programmeApi.endpoints.getProgrammeState.initiate(key, { subscribe: false, forceRefetch: true }),
    );
    this.newest = newest;
    const { revision, draftVersion } = this.getState().draft.base;
    if (!newest?.page) return undefined;
    const form = toForm(key.programme, newest.page.content);
    const published = toComparable(key.programme, form);
    // If a colleague has also saved a draft, the editor must choose between the two texts.
    const isAlone = !newest.draft || newest.draft.version === draftVersion;
    const isNext = newest.revision === revision + 1 && !newest.isUnreadable;
    if (!isNext || !isAlone || newest.page.publishedBy !== uid || !this.unanswered.delete(published)) return undefined;
    this.moveTo(toBase(newest), form);
    return published;
  }
}

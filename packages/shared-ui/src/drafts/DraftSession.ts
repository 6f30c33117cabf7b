import { useSyncExternalStore } from 'react';

/**
 * Status of a draft. `conflict` means that the stored version is newer, and `queued` that the draft waits on this
 * device until it can be sent.
 */
export type DraftStatus = 'loading' | 'editing' | 'saving' | 'conflict' | 'queued' | 'sent';

interface AnyDraft {
  readonly values: object;
}

interface AnySaved<Draft> {
  readonly draft: Draft;
}

export interface DraftState<Draft, Newer, Saved> {
  readonly status: Exclude<DraftStatus, 'loading'>;
  readonly draft: Draft;
  readonly saved?: Saved | undefined;
  readonly newer?: Newer | undefined;
  readonly target?: string | undefined;
  readonly error?: string | undefined;
}

export interface DraftDevice<Draft, Saved extends AnySaved<Draft>> {
  /** Delay between typing and saving, in milliseconds. */
  readonly delay: number;
  readonly save: (draft: Draft) => Promise<Saved> | Saved;
  /** Saves the draft synchronously, before the page is closed or while a slow save is in progress. */
  readonly saveSync: (draft: Draft) => void;
}

export interface TypedForm {
  readonly getValues: () => object;
  readonly subscribe: (options: {
    readonly formState: { readonly values: true };
    readonly callback: () => void;
  }) => () => void;
}

/** Time after which a save is considered slow, in milliseconds. The draft is then also saved synchronously. */
const SLOW_AFTER = 800;

/** A draft that is open in a form. Saves it on this device while the member types, and tracks the requests of each editor. */
export class DraftSession<Draft extends AnyDraft, Newer, Saved extends AnySaved<Draft>> {
  private readonly listeners = new Set<() => void>();
  private form: TypedForm | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isDirty = false;
  private isSaving = false;
  private isPaused = false;
  private saves: Promise<unknown> = Promise.resolve();
  private requests: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly device: DraftDevice<Draft, Saved>,
    private state: DraftState<Draft, Newer, Saved>,
  ) {}

  readonly getState = (): DraftState<Draft, Newer, Saved> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  protected isOpen = false;

  attach(form: TypedForm): () => void {
    this.form = form;
    this.isOpen = true;
    this.isPaused = false;
    const stop = form.subscribe({ formState: { values: true }, callback: () => this.onTyped() });
    const onVisibilityChange = () => {
      if (document.visibilityState === 'hidden') this.saveBeforeLeaving();
    };
    const onPageHide = () => this.saveBeforeLeaving();
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      stop();
      this.isOpen = false;
      // Save the last keystrokes before a navigation within the site unmounts the form.
      this.saveBeforeLeaving();
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }

  /** Saves the form's values immediately. Resolves to the saved draft. */
  flush(): Promise<Draft> {
    // Run saves one after the other, because each starts from the draft that the previous one saved.
    const save = this.saves.then(async () => {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.isDirty = false;
      this.isSaving = true;
      const typed = this.getTyped();
      // Save a copy synchronously, because a page crash would lose a write that is in progress.
      const slow = setTimeout(() => this.device.saveSync(typed), SLOW_AFTER);
      const saved = await this.device.save(typed);
      clearTimeout(slow);
      this.isSaving = false;
      this.onSaved(saved);
      return saved.draft;
    });
    this.saves = save.catch(() => undefined);
    return save;
  }

  update(changes: Partial<Draft>): void {
    this.set({ draft: { ...this.state.draft, ...changes } });
  }

  protected getTyped(): Draft {
    const { draft } = this.state;
    return this.form ? { ...draft, values: { ...this.form.getValues() } } : draft;
  }

  protected set(changes: Partial<DraftState<Draft, Newer, Saved>>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of [...this.listeners]) listener();
  }

  protected onTyped(): void {
    if (this.isPaused) return;
    this.isDirty = true;
    this.timer ??= setTimeout(() => void this.flush(), this.device.delay);
  }

  protected onSaved(saved: Saved): void {
    this.set({ draft: saved.draft, saved });
  }

  /** Pauses saving on this device, for example while the draft is sent and then removed. `resume` starts saving again. */
  protected pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isDirty = false;
    this.isPaused = true;
  }

  protected resume(): void {
    this.isPaused = false;
  }

  /** Runs a request after all earlier ones, because it expects the version that they stored. Sends nothing during a conflict. */
  send(target: string, request: () => Promise<Partial<DraftState<Draft, Newer, Saved>>>): Promise<void> {
    const next = this.requests.then(async () => {
      if (this.state.status === 'conflict') return;
      this.set({ status: 'saving', target, error: undefined });
      this.set(await request());
    });
    this.requests = next.catch(() => undefined);
    return next;
  }

  private saveBeforeLeaving(): void {
    if (!(this.isDirty || this.isSaving) || this.isPaused) return;
    this.device.saveSync(this.getTyped());
    void this.flush();
  }
}

const loading = { status: 'loading' } as const;
const getLoading = () => loading;
const subscribeToNothing = () => () => undefined;

export function useDraftSession<Draft extends AnyDraft, Newer, Saved extends AnySaved<Draft>>(
  session: DraftSession<Draft, Newer, Saved>,
): DraftState<Draft, Newer, Saved>;
export function useDraftSession<Draft extends AnyDraft, Newer, Saved extends AnySaved<Draft>>(
  session: DraftSession<Draft, Newer, Saved> | undefined,
): DraftState<Draft, Newer, Saved> | typeof loading;
export function useDraftSession<Draft extends AnyDraft, Newer, Saved extends AnySaved<Draft>>(
  session: DraftSession<Draft, Newer, Saved> | undefined,
): DraftState<Draft, Newer, Saved> | typeof loading {
  return useSyncExternalStore<DraftState<Draft, Newer, Saved> | typeof loading>(
    session?.subscribe ?? subscribeToNothing,
    session?.getState ?? getLoading,
    session?.getState ?? getLoading,
  );
}

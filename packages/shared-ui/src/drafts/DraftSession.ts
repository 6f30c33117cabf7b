import { useSyncExternalStore } from 'react';

/**
 * The states of a text in a form:
 * - `loading`: its draft and the stored version are being read
 * - `editing`: the member edits it, and this device saves it
 * - `saving`: a request that stores it is in progress
 * - `conflict`: the stored version is newer than the draft's base, and the member has to choose; typing goes on
 * - `queued`: it waits on this device until it can be sent
 * - `sent`: the last request has stored it
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
  /** The draft as it was saved last. */
  readonly draft: Draft;
  /** The result of the last save on this device; undefined before the first one. */
  readonly saved?: Saved | undefined;
  /** The stored version to choose from, with the status `conflict`. */
  readonly newer?: Newer | undefined;
  /** The state that the last request asks for. */
  readonly target?: string | undefined;
  /** The code of the error that the last request failed with. */
  readonly error?: string | undefined;
}

/** The place on this device where a session saves its draft. */
export interface DraftDevice<Draft, Saved extends AnySaved<Draft>> {
  /** Time from a key to saving, in milliseconds. */
  readonly delay: number;
  readonly save: (draft: Draft) => Promise<Saved> | Saved;
  /** Saves before the page is closed, or beside a save that is slow. */
  readonly saveSync: (draft: Draft) => void;
}

/** The parts of react-hook-form's form that a session reads. */
export interface TypedForm {
  readonly getValues: () => object;
  readonly subscribe: (options: {
    readonly formState: { readonly values: true };
    readonly callback: () => void;
  }) => () => void;
}

/** Time that a save may take before the synchronous store is used beside it, in milliseconds. */
const SLOW_AFTER = 800;

/**
 * One draft that is open in a form: saves it on this device while the member types and when the page is hidden or left, and follows
 * the requests that store it. Each editor adds its own requests.
 */
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

  /** True while a form holds the draft. */
  protected isOpen = false;

  /** Saves the form's input, until the returned function is called. */
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
      // Navigation within the site: save the last keys, too.
      this.saveBeforeLeaving();
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }

  /** Saves the form's values now. Resolves to the saved draft. */
  flush(): Promise<Draft> {
    // One save after the other: each begins from the draft that the one before has saved.
    const save = this.saves.then(async () => {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.isDirty = false;
      this.isSaving = true;
      const typed = this.getTyped();
      // A write that is in progress when the page crashes is lost.
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

  /** Changes the draft besides its values. */
  update(changes: Partial<Draft>): void {
    this.set({ draft: { ...this.state.draft, ...changes } });
  }

  /** The draft with the form's current values. */
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

  /** Stops saving on this device, such as while the draft is sent and removed; `resume` starts it again. */
  protected pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isDirty = false;
    this.isPaused = true;
  }

  protected resume(): void {
    this.isPaused = false;
  }

  /**
   * Runs a request that stores the draft, after those before: each expects the version that the one before has stored. The session
   * is `saving` until it resolves to the changes that follow. Nothing is sent before a conflict is resolved.
   */
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

/** The state of a session; `loading` while there is none. */
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

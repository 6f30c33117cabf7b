interface OpenPage {
  readonly postMessage: (message: unknown) => void;
  readonly visibilityState: DocumentVisibilityState;
}

/** What the worker uses of its global scope: TypeScript's library of workers cannot stand beside that of pages. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<{ readonly url: string } | undefined>;
    readonly matchAll: () => Promise<readonly OpenPage[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
}

export interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
  /** Of a message. */
  readonly data?: unknown;
  /** Of a background sync. */
  readonly tag?: string;
}

/** Of a request. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that asks; empty for a navigation. */
  readonly clientId: string;
  /** The page that a navigation makes. */
  readonly resultingClientId?: string;
  readonly preloadResponse?: Promise<Response | undefined>;
}

declare const self: WorkerScope;

export const scope = self;

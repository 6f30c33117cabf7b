interface OpenPage {
  readonly postMessage: (message: unknown) => void;
  readonly visibilityState: DocumentVisibilityState;
}

/** Parts of the global scope that the worker uses. Declared here because TypeScript's worker library conflicts with its DOM library. */
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
  readonly data?: unknown;
  readonly tag?: string;
}

export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId?: string;
  readonly preloadResponse?: Promise<Response | undefined>;
}

declare const self: WorkerScope;

export const scope = self;

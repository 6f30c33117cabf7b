export type NoticeType = 'info' | 'success' | 'warning' | 'error' | 'loading' | 'default';

/** A short message to the visitor. An error or a loading notice stays until it is closed or replaced. */
export interface Notice {
  readonly type: NoticeType;
  readonly text: string;
  /** A second notice with the same id replaces the first, e.g. loading, then success. */
  readonly id?: string;
}

type NoticeSink = (notice: Notice) => void;

let sink: NoticeSink | undefined;
const waiting: Notice[] = [];

/** Shows a toast, from the shell or any app. The shell's container loads with the first one. */
export function notify(notice: Notice): void {
  if (sink) sink(notice);
  else waiting.push(notice);
}

/** For the shell alone: where notices go. Hands over what was notified before. Returns a function that disconnects. */
export function connectNotices(target: NoticeSink): () => void {
  sink = target;
  for (const notice of waiting.splice(0)) target(notice);
  return () => {
    if (sink === target) sink = undefined;
  };
}

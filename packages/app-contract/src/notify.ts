export type NoticeType = 'info' | 'success' | 'warning' | 'error' | 'loading' | 'default';

/** A short message to the visitor. Errors and loading messages stay until closed or replaced. */
export interface Notice {
  readonly type: NoticeType;
  readonly text: string;
  /** A second notice with the same id replaces the first, for example loading, then success. */
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

/** Sets the receiver of notices, and passes it those that are waiting. Only the shell calls this. Returns a function that disconnects. */
export function connectNotices(target: NoticeSink): () => void {
  sink = target;
  for (const notice of waiting.splice(0)) target(notice);
  return () => {
    if (sink === target) sink = undefined;
  };
}

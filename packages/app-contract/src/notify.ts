export type NoticeType = 'info' | 'success' | 'warning' | 'error' | 'loading' | 'default';

/** A short message to the visitor. Errors and loading messages stay until closed or replaced. */
export interface Notice {
  readonly type: NoticeType;
  readonly text: string;
  /** Identifies the notice. A later notice with the same id replaces it, for example a success message after a loading message. */
  readonly id?: string;
  /**
   * A link to a page of the site. A notice with a link stays until it is closed or replaced, or the visitor opens another page.
   * Shells that were built before this field existed show only the text.
   */
  readonly link?: { readonly to: string; readonly text: string };
}

type NoticeSink = (notice: Notice) => void;

let sink: NoticeSink | undefined;
const waiting: Notice[] = [];

/** Shows a toast. The shell and all apps can call this. The toast container loads with the first notice. */
export function notify(notice: Notice): void {
  if (sink) sink(notice);
  else waiting.push(notice);
}

/** Sets the receiver of notices and passes it the waiting ones. Only the shell calls this. Returns the disconnect function. */
export function connectNotices(target: NoticeSink): () => void {
  sink = target;
  for (const notice of waiting.splice(0)) target(notice);
  return () => {
    if (sink === target) sink = undefined;
  };
}

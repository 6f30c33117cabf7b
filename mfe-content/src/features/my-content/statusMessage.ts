import type { ItemStatus } from '@adp/shared-data/writer';
import type { Outcome } from '../../api/outbox/outbox';
import type { Draft } from '../../lib/drafts/Draft';
import { getText } from '../../lib/forms/toFormValues';
import type { Kind } from '../../lib/kinds';
import { itemPath } from '../../paths';
import type { MyItemEvent } from '../../api/myItems';

/** A status message about the last action. Its message id is `myContent.status.<event>`. */
export interface StatusMessage {
  readonly event:
    | ItemStatus
    | 'unpublished'
    | 'takenBack'
    | 'deleted'
    | 'sending'
    | 'queued'
    | 'failed'
    | 'withdrawn'
    | 'alreadySent'
    | 'discarded';
  readonly kind: Kind;
  readonly title: string;
  readonly to?: string | undefined;
}

export function toItemMessage(
  event: MyItemEvent,
  { kind, title }: Pick<StatusMessage, 'kind' | 'title'>,
): StatusMessage {
  const events = { submitted: 'in_review', withdrawn: 'takenBack' } as const;
  return { event: event === 'submitted' || event === 'withdrawn' ? events[event] : event, kind, title };
}

export function toStatusMessage(outcome: Outcome, { kind, values }: Pick<Draft, 'kind' | 'values'>): StatusMessage {
  const title = getTitle({ values });
  if (!outcome.done) return { event: outcome.waits ? 'queued' : 'failed', kind, title };
  const { id, status } = outcome;
  return { event: status, kind, title: outcome.title, to: status === 'published' ? itemPath(kind, id) : undefined };
}

/** Returns the title of a draft as typed, which may be empty. */
export function getTitle({ values }: Pick<Draft, 'values'>): string {
  return getText(values['title']).trim();
}

import type { Outcome } from '../../api/outbox/outbox';
import type { Draft } from '../../lib/drafts/Draft';
import { textOf } from '../../lib/forms/values';
import type { WrittenKind } from '../../lib/kinds';
import { itemPath } from '../../paths';

/** What was done last, for the line that says it: its message is `work.said.<what>`. */
export interface Said {
  readonly what:
    | 'published'
    | 'draft'
    | 'archived'
    | 'unpublished'
    | 'deleted'
    | 'sending'
    | 'waits'
    | 'needs'
    | 'back'
    | 'late'
    | 'thrown';
  readonly kind: WrittenKind;
  /** As it was typed, which may be nothing. */
  readonly title: string;
  /** Where it can be looked at. */
  readonly to?: string | undefined;
}

/** What is said of a draft whose sending has ended so. */
export function saidOf(outcome: Outcome, { kind, values }: Pick<Draft, 'kind' | 'values'>): Said {
  const title = titleOf({ values });
  if (!outcome.done) return { what: outcome.waits ? 'waits' : 'needs', kind, title };
  const { id, status } = outcome;
  return { what: status, kind, title: outcome.title, to: status === 'published' ? itemPath(kind, id) : undefined };
}

/** A draft's title as it was typed, which may be nothing. */
export function titleOf({ values }: Pick<Draft, 'values'>): string {
  return textOf(values['title']).trim();
}

import * as v from 'valibot';
import { choice, paragraph, text } from '../fields/fieldSchemas';
import { reviewLimits } from '../kinds/review/reviewLimits';
import { grantFields } from './memberActions';

const { reason: reasonLimits, approvals } = reviewLimits;

// What the rules take and the writer trims: a text of blanks is none.
const isWritten = (value: string) => value.trim() !== '';
const optionalReason = paragraph({ ...reasonLimits, min: 0 });
const reason = v.pipe(optionalReason, v.check(isWritten, 'too-short'));

/** A decision about items: only what is published needs no reason. Codes: those of the fields. */
export const decisionForm = v.pipe(
  v.object({ to: choice(['published', 'returned', 'removed']), reason: optionalReason }),
  v.forward(
    v.check((form) => form.to === 'published' || isWritten(form.reason), 'too-short'),
    ['reason'],
  ),
);

/** A decision about a report or an appeal, which always has a reason. */
export const verdictForm = v.object({ choice: text({ min: 1, max: 20 }), reason });

/** A note for other reviewers; an empty one takes it away. */
export const noteForm = v.object({ note: optionalReason });

/** What a member is found by. */
export const memberSearchForm = v.object({ who: v.pipe(v.string('text'), v.check(isWritten, 'too-short')) });

/** What an administrator gives. */
export const grantForm = v.object({ role: grantFields.role, programmes: grantFields.programmes, reason });

/** Whether there is review, and then after how many approved items a member is trusted; a number as it is typed. */
export const publishingForm = v.pipe(
  v.object({ review: choice(['off', 'on']), approvals: v.string('text'), reason }),
  v.forward(
    v.check((form) => form.review === 'off' || isApprovals(form.approvals), 'number'),
    ['approvals'],
  ),
);

function isApprovals(typed: string): boolean {
  return /^[0-9]{1,3}$/.test(typed) && Number(typed) >= approvals.min && Number(typed) <= approvals.max;
}

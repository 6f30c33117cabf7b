import * as v from 'valibot';
import { choice, paragraph, text } from '../fields/fieldSchemas';
import { reviewLimits } from '../kinds/review/reviewLimits';
import { grantFields } from './memberActions';

const { reason: reasonLimits, approvals } = reviewLimits;

// The rules accept blank texts, but the writer trims them.
const isWritten = (value: string) => value.trim() !== '';
const optionalReason = paragraph({ ...reasonLimits, min: 0 });
const reason = v.pipe(optionalReason, v.check(isWritten, 'too-short'));

/** A decision about items, with the error codes of its fields. Only publishing needs no reason. */
export const decisionForm = v.pipe(
  v.object({ to: choice(['published', 'returned', 'removed']), reason: optionalReason }),
  v.forward(
    v.check((form) => form.to === 'published' || isWritten(form.reason), 'too-short'),
    ['reason'],
  ),
);

/** A decision about a report or an appeal, which always needs a reason. */
export const verdictForm = v.object({ choice: text({ min: 1, max: 20 }), reason });

/** A note for other reviewers. An empty note deletes it. */
export const noteForm = v.object({ note: optionalReason });

/** A search for a member by email address or username. */
export const memberSearchForm = v.object({ who: v.pipe(v.string('text'), v.check(isWritten, 'too-short')) });

/** A role and programmes that an administrator grants. */
export const grantForm = v.object({ role: grantFields.role, programmes: grantFields.programmes, reason });

/** Review on or off, and the number of approved items, as typed, after which members are trusted. */
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

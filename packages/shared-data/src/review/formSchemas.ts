import * as v from 'valibot';
import { choice, paragraph, text } from '../fields/fieldSchemas';
import { reviewLimits } from '../kinds/review/reviewLimits';
import { grantFields } from './memberActions';

const { reason: reasonLimits, approvals } = reviewLimits;

// The rules accept blank texts, but the writer trims texts before storing them.
const isWritten = (value: string) => value.trim() !== '';
const optionalReason = paragraph({ ...reasonLimits, min: 0 });
const reason = v.pipe(optionalReason, v.check(isWritten, 'too-short'));

/** The form for a decision about items, with error codes per field. A reason is optional only for publishing. */
export const decisionForm = v.pipe(
  v.object({ to: choice(['published', 'returned', 'removed']), reason: optionalReason }),
  v.forward(
    v.check((form) => form.to === 'published' || isWritten(form.reason), 'too-short'),
    ['reason'],
  ),
);

/** The form for a decision about a report or an appeal. A reason is always required. */
export const verdictForm = v.object({ choice: text({ min: 1, max: 20 }), reason });

/** The form for a note to other reviewers. An empty note deletes the stored note. */
export const noteForm = v.object({ note: optionalReason });

export const memberSearchForm = v.object({ who: v.pipe(v.string('text'), v.check(isWritten, 'too-short')) });

export const grantForm = v.object({ role: grantFields.role, programmes: grantFields.programmes, reason });

export const mailForm = v.object({ sending: choice(['on', 'stopped']), reason });

/** The form for review on or off, and the approvals until a member is trusted, as typed. */
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

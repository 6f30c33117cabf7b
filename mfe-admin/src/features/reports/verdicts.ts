import { type ListedReport, type ReportDecision, toReviewedKind } from '@adp/shared-data/review';
import type { ChoiceOption } from '@adp/shared-ui/forms';
import type { useText } from '../../text';

/** What can be decided about reports, in words. */
export function verdictOptions(
  text: ReturnType<typeof useText>,
  reports: readonly ListedReport[],
): readonly ChoiceOption[] {
  const removals = new Set(reports.map(toRemoval));
  const [removal] = removals.size === 1 ? removals : [];
  const choices = [...(removal ? [removal] : []), 'uphold' as const, 'dismiss' as const];
  return choices.map((value) => ({ value, label: text(`reports.${value}`), hint: text(`reports.${value}.hint`) }));
}

/** How what is reported goes from the site. */
function toRemoval({ collection }: ListedReport): 'remove' | 'hide' | undefined {
  if (collection === 'profiles') return 'hide';
  return toReviewedKind(collection) && 'remove';
}

/** A choice of the form as it is stored. */
export function toVerdict(choice: string): Pick<ReportDecision, 'to' | 'removesItem'> {
  return { to: choice === 'dismiss' ? 'dismissed' : 'upheld', removesItem: choice === 'remove' || choice === 'hide' };
}

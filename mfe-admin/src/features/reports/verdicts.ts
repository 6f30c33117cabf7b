import type { ReportDecision } from '@adp/shared-data/review';
import type { ChoiceOption } from '@adp/shared-ui/forms';
import type { useText } from '../../text';

/** What can be decided about a report, in words. */
export function verdictOptions(text: ReturnType<typeof useText>, canRemove: boolean): readonly ChoiceOption[] {
  const choices = [...(canRemove ? ['remove' as const] : []), 'uphold' as const, 'dismiss' as const];
  return choices.map((value) => ({ value, label: text(`reports.${value}`), hint: text(`reports.${value}.hint`) }));
}

/** A choice of the form as it is stored. */
export function toVerdict(choice: string): Pick<ReportDecision, 'to' | 'removesItem'> {
  return { to: choice === 'dismiss' ? 'dismissed' : 'upheld', removesItem: choice === 'remove' };
}

import { assignees } from '@adp/shared-data/review';
import type { SelectField } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../text';
import { FilterField } from './FilterField';

type AssigneeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;

/** A filter by assignee. Takes the props of react-hook-form's `register()`. */
export function AssigneeField(props: AssigneeFieldProps) {
  const text = useText();
  const getName = (value: string) => text(`handling.assignee.${value as 'me'}`);
  return <FilterField {...props} label={text('handling.assignee')} values={assignees} getName={getName} />;
}

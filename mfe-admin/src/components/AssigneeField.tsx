import { assignees } from '@adp/shared-data/review';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useText } from '../text';

type AssigneeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>;

/** Who has taken something up. Takes the props of react-hook-form's `register()`. */
export function AssigneeField(props: AssigneeFieldProps) {
  const text = useText();
  return (
    <SelectField {...props} label={text('handling.assignee')}>
      <option value="">{text('age.any')}</option>
      <SelectOptions values={assignees} getName={(value) => text(`handling.assignee.${value as 'me'}`)} />
    </SelectField>
  );
}

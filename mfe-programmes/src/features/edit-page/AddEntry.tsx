import { Button } from '@adp/shared-ui';
import { HiddenStatus } from '@adp/shared-ui/forms';
import { useText } from '../../text';
import type { ListField } from './contentFields';
import type { Entries } from './useEntries';

/** The button that adds an entry to a list, and the status messages of the list. */
export function AddEntry({ field, list }: { readonly field: ListField; readonly list: Entries }) {
  const text = useText();
  return (
    <div>
      <Button secondary id={list.addId} disabled={list.entries.length >= field.max} onClick={list.add}>
        {text(`edit.add.${field.name}`)}
      </Button>
      <HiddenStatus>{list.status}</HiddenStatus>
    </div>
  );
}

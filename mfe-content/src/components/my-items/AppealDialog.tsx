import { reportLimits } from '@adp/shared-data';
import { Button } from '@adp/shared-ui';
import { Dialog, DialogButtons } from '@adp/shared-ui/dialog';
import { isolate } from '@adp/shared-ui/format';
import { TextArea } from '@adp/shared-ui/forms';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { MyItem } from '../../api/myItems';
import { useAppealMutation } from '../../store/memberApi';
import { useText } from '../../text';
import { MyItemError } from './MyItemError';

const { max } = reportLimits.text;

/** Where an author answers the removal of an item. */
export function AppealDialog({ item, onClose }: { item: MyItem; onClose: () => void }) {
  const text = useText();
  const id = useId();
  const [appeal, { isLoading, error }] = useAppealMutation();
  const form = useForm<{ text: string }>({
    defaultValues: { text: '' },
    resolver: (values) => {
      const { length } = [...values.text.trim()];
      if (length > 0 && length <= max) return { values: { text: values.text.trim() }, errors: {} };
      const message = text(length > max ? 'myItems.appeal.tooLong' : 'myItems.appeal.missing', { max });
      return { values: {}, errors: { text: { type: 'length', message } } };
    },
  });
  const send = form.handleSubmit(async (values) => {
    const result = await appeal({ item, text: values.text });
    if (!result.error) onClose();
  });
  return (
    <Dialog title={text('myItems.appeal.title', { title: isolate(item.title) })} describedBy={id} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <p id={id}>{text('myItems.appeal.why')}</p>
        <TextArea
          id={`${id}-text`}
          label={text('myItems.appeal.text')}
          error={form.formState.errors.text?.message}
          data-initial-focus
          {...form.register('text')}
        />
        {error && !isLoading ? <MyItemError code={'code' in error ? error.code : undefined} item={item} /> : null}
        <DialogButtons>
          <Button type="submit" disabled={isLoading}>
            {text('myItems.appeal.send')}
          </Button>
          <Button quiet onClick={onClose}>
            {text('myItems.delete.no')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

import { reportLimits } from '@adp/shared-data/moderation';
import { AppealDialog as Appeal } from '@adp/shared-ui/appeal';
import { isolate } from '@adp/shared-ui/format';
import type { MyItem } from '../../api/myItems';
import { useAppealMutation } from '../../store/memberApi';
import { useText } from '../../text';
import { MyItemError } from './MyItemError';

const { max } = reportLimits.text;

export function AppealDialog({ item, onClose }: { item: MyItem; onClose: () => void }) {
  const text = useText();
  const [appeal] = useAppealMutation();
  return (
    <Appeal
      title={text('myItems.appeal.title', { title: isolate(item.title) })}
      word={(part) => (part === 'cancel' ? text('myItems.delete.no') : text(`myItems.appeal.${part}`, { max }))}
      maxLength={max}
      onSend={async (words) => {
        const { error } = await appeal({ item, text: words });
        return error ? <MyItemError code={'code' in error ? error.code : undefined} item={item} /> : undefined;
      }}
      onClose={onClose}
    />
  );
}

import { notify } from '@adp/app-contract';
import { rememberChange } from '@adp/shared-data/client';
import { reportLimits } from '@adp/shared-data/moderation';
import { withStore } from '@adp/shared-store';
import { AppealDialog } from '@adp/shared-ui/appeal';
import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MyItem } from '../../api/myItems';
import { paths } from '../../paths';
import { useTakeBackMutation } from '../../store/memberApi';
import { store } from '../../store/store';
import { useText } from '../../text';
import { ActionButton } from './ActionButton';
import { MyItemError } from './MyItemError';

const { max } = reportLimits.text;

/** Lets an editor of the programme unpublish a colleague's knowledge product with a reason. */
export const TakeBack = withStore(store, function TakeBack({ item }: { item: MyItem }) {
  const text = useText();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [takeBack] = useTakeBackMutation();
  const title = isolate(item.title);
  const send = async (reason: string) => {
    const { error } = await takeBack({ id: item.id, uid: item.uid, reason });
    if (error) return <MyItemError code={'code' in error ? error.code : undefined} item={item} />;
    rememberChange();
    notify({ type: 'success', text: text('myItems.done.takenBack', { title }), id: `own-${item.id}` });
    await navigate(paths.work);
    return undefined;
  };
  const words = {
    why: text('myItems.takeBack.why'),
    text: text('myItems.takeBack.text'),
    missing: text('myItems.takeBack.missing'),
    tooLong: text('myItems.appeal.tooLong', { max }),
    send: text('myItems.change.published'),
    cancel: text('myItems.delete.no'),
  };
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{text('myItems.change.published')}</ActionButton>
      {isOpen ? (
        <AppealDialog
          title={text('myItems.takeBack.title', { title })}
          word={(name) => words[name]}
          maxLength={max}
          onSend={send}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
});

import { notify } from '@adp/app-contract';
import { isolate } from '@adp/shared-ui/format';
import { useNavigate } from 'react-router-dom';
import type { MyItem } from '../../api/myItems';
import texts from '../../messages/my-items-en.json';
import { paths } from '../../paths';
import { addTexts, useText } from '../../text';
import { MyItemActions } from './MyItemActions';

/** `ItemPageActions`, its texts at hand. */
export async function itemPageActions() {
  await addTexts(texts);
  return ItemPageActions;
}

/** What the author can do on the item's own page. It is not the public's any more after that, so the member's own list follows. */
function ItemPageActions({ item }: { item: MyItem }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <MyItemActions
      item={item}
      onDone={async (event, { id, title }) => {
        notify({ type: 'success', text: text(`myItems.done.${event}`, { title: isolate(title) }), id: `own-${id}` });
        await navigate(paths.work);
      }}
    />
  );
}

import { notify } from '@adp/app-contract';
import { isolate } from '@adp/shared-ui/format';
import { useNavigate } from 'react-router-dom';
import type { MyItem } from '../../api/myItems';
import texts from '../../messages/my-items-en.json';
import { paths } from '../../paths';
import { withStore } from '@adp/shared-store';
import { store } from '../../store/store';
import { addTexts, useText } from '../../text';
import { MyItemActions } from './MyItemActions';

/** The component with its texts loaded and the member's store around it. */
export async function itemPageActions() {
  await addTexts(texts);
  return withStore(store, ItemPageActions);
}

/** The author's actions on the item's page. After them the item is not public, so the page of the member's content follows. */
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

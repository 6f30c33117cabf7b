import { notify } from '@adp/app-contract';
import { isolate } from '@adp/shared-ui/format';
import { useNavigate } from 'react-router-dom';
import type { OwnItem } from '../../api/ownItems';
import texts from '../../messages/own-en.json';
import { paths } from '../../paths';
import { addTexts, useText } from '../../text';
import { OwnActions } from './OwnActions';

/** `ItemPageActions`, its texts at hand. */
export async function itemPageActions() {
  await addTexts(texts);
  return ItemPageActions;
}

/** What the author can do on the item's own page. It is not the public's any more after that, so the member's own list follows. */
function ItemPageActions({ item }: { item: OwnItem }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <OwnActions
      item={item}
      onDone={async (event, { id, title }) => {
        notify({ type: 'success', text: text(`own.done.${event}`, { title: isolate(title) }), id: `own-${id}` });
        await navigate(paths.work);
      }}
    />
  );
}

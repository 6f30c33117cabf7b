import { notify } from '@adp/app-contract';
import { isolate } from '@adp/shared-ui/format';
import { Link, useNavigate } from 'react-router-dom';
import { withStore } from '@adp/shared-store';
import type { MyItem } from '../../api/myItems';
import texts from '../../messages/my-items-en.json';
import type { Kind } from '../../lib/kinds';
import { editPath, paths } from '../../paths';
import { store } from '../../store/store';
import { addTexts, useText } from '../../text';
import { StatusBanner } from '../StatusBanner';
import { MyItemActions } from './MyItemActions';
import { MyItemState } from './MyItemState';

export async function itemPageActions() {
  await addTexts(texts);
  return withStore(store, ItemPageActions);
}

export async function unpublishedNotice() {
  await addTexts(texts);
  return withStore(store, UnpublishedNotice);
}

function UnpublishedNotice({ kind, item }: { kind: Kind; item: Omit<MyItem, 'kind' | 'uid'> & { authorUid: string } }) {
  const text = useText();
  const { id, status, title, authorUid: uid } = item;
  return (
    <>
      <StatusBanner
        weight="stop"
        title={text(status === 'published' ? 'myItems.hidden.archived' : `myItems.hidden.${status}`)}
      >
        <p>{text(status === 'removed' ? 'myItems.hidden.removed.why' : 'myItems.hidden.why')}</p>
      </StatusBanner>
      <MyItemState item={{ kind, id, status, title, uid }} />
      <p>
        {status !== 'removed' ? (
          <>
            <Link to={editPath(kind, id)}>{text('myItems.edit')}</Link>
            <span> </span>
          </>
        ) : null}
        <Link to={paths.work}>
          {text(status === 'draft' || status === 'archived' ? 'myItems.hidden.work' : 'myItems.hidden.toContent')}
        </Link>
      </p>
    </>
  );
}

/** The author's actions on the item's page. After an action the item is not public, so the "Your content" page opens. */
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

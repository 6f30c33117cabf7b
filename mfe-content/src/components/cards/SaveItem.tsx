import { notify } from '@adp/app-contract';
import { contentKinds } from '@adp/shared-data/content';
import { getTextLanguage } from '@adp/shared-ui/format';
import { SaveButton, toSaveNotice } from '@adp/shared-ui/saves';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';

interface SaveItemProps {
  readonly kind: Kind;
  readonly item: { readonly id: string; readonly title: string; readonly lang: string };
  /** Returns the visible text in each state. In lists, the button shows only its icon. */
  readonly toText?: (isSaved: boolean) => string;
}

export function SaveItem({ kind, item, toText }: SaveItemProps) {
  const text = useText();
  return (
    <SaveButton
      item={`${contentKinds[kind].collection}/${item.id}`}
      source={{ ...item, lang: getTextLanguage(item) }}
      label={text('save.item', { title: item.title })}
      toText={toText}
      onFailed={() => notify({ type: 'error', text: text('save.failed') })}
      onChanged={(isSaved) => notify(toSaveNotice(isSaved, text))}
    />
  );
}

import { joinWords } from '@adp/shared-ui/format';
import type { Kind } from '../../lib/kinds';
import { useText } from '../../text';

/** A sentence about the kinds that come first because the query names them. */
export function FirstKinds({ kinds }: { kinds: readonly Kind[] }) {
  const text = useText();
  return <p>{text('search.first', { kinds: joinWords(kinds.map((kind) => text(`kind.${kind}`))) })}</p>;
}

import type { Embedded } from '@adp/shared-ui/embed';
import { EmbedPanel } from '@adp/shared-ui/embed-panel';
import texts from '../../messages/embed-en.json';
import { useText } from '../../text';

export { texts };

export function EmbedCode(embedded: Embedded) {
  const text = useText();
  return <EmbedPanel {...embedded} word={(word) => text(`embed.${word}`)} />;
}

import { createText, type Text } from '@adp/shared-ui';
import english from './messages/en.json';
import type memberTexts from './messages/member-en.json';
import type newBuildTexts from './messages/new-build-en.json';

const texts = createText(english);

/** The shell's own texts; those of some parts come with their code (`addTexts`). */
export const { loadText, addTexts, TextProvider } = texts;

type MessageId = keyof typeof english | keyof typeof memberTexts | keyof typeof newBuildTexts;

/** The texts of the page. */
export function useText(): Text<MessageId> {
  return texts.useText() as Text<MessageId>;
}

import type { useText } from '../../text';

/** As it is stored of authors and translators who have left (`formerMember` of shared-data, whose module would cost the first view more). */
const formerMember = 'Former member';

/** An author's name; of one who has left, the words for that in the reader's language. */
export function formatAuthor(name: string, text: ReturnType<typeof useText>): string {
  return name === formerMember ? text('author.former') : name;
}

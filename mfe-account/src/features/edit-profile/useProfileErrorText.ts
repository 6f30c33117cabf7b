import { isMessageId, useText } from '../../text';
import type { ProfileIssue } from './profileForm';

/** Words for what is wrong with a field of the profile: the field's own where it has some. */
export function useProfileErrorText(): (issue: ProfileIssue) => string {
  const text = useText();
  return ({ field, code, limits }) => {
    const [id = 'error.malformed'] = [`username.${code}`, `error.${field}.${code}`, `error.${code}`].filter(
      (name, place) => (place > 0 || field === 'username') && isMessageId(name),
    );
    return isMessageId(id) ? text(id, limits) : '';
  };
}

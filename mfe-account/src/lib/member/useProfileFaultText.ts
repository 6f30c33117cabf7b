import { isMessageId, useText } from '../../text';
import type { ProfileFault } from './profileForm';

/** Words for what is wrong with a field of the profile: the field's own where it has some. */
export function useProfileFaultText(): (fault: ProfileFault) => string {
  const text = useText();
  return ({ field, code, limits }) => {
    const [id = 'fault.malformed'] = [`username.${code}`, `fault.${field}.${code}`, `fault.${code}`].filter(
      (name, place) => (place > 0 || field === 'username') && isMessageId(name),
    );
    return isMessageId(id) ? text(id, limits) : '';
  };
}

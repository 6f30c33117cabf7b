import type { SessionEnd } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import type { useText } from '../../text';

/** Returns the message that the session has ended. For a closed account, the message includes the site's contact, if configured. */
export function getSessionEndText(
  text: ReturnType<typeof useText>,
  ended: SessionEnd,
  contact: string | undefined,
): string {
  return ended === 'user-disabled' && contact
    ? text('session.user-disabled.contact', { address: isolate(contact) })
    : text(`session.${ended}`);
}

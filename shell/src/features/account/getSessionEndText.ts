import type { SessionEnd } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import type { useText } from '../../text';

export function getSessionEndText(
  text: ReturnType<typeof useText>,
  ended: SessionEnd,
  contact: string | undefined,
): string {
  return ended === 'user-disabled' && contact
    ? text('session.user-disabled.contact', { address: isolate(contact) })
    : text(`session.${ended}`);
}

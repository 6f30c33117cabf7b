import { notify } from '@adp/app-contract';
import type { SessionEnd } from '@adp/shared-auth';
import { isolate } from '@adp/shared-ui/format';
import type { useText } from '../../text';

/** Shows a message about why the session ended, with the contact if the account has been closed. */
export function showSessionEnd(text: ReturnType<typeof useText>, ended: SessionEnd, contact: string | undefined): void {
  const message =
    ended === 'user-disabled' && contact
      ? text('session.user-disabled.contact', { address: isolate(contact) })
      : text(`session.${ended}`);
  notify({ type: 'error', text: message, id: 'session-ended' });
}

import type { MessageId } from '../text';

/** Returns the text for a change of alerts that was not saved. */
export function toFailureText(code: string): MessageId {
  if (code === 'offline') return 'alerts.error.offline';
  return code === 'too-many' ? 'alerts.error.tooMany' : 'alerts.error';
}

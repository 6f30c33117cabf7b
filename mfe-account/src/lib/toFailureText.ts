import type { MessageId } from '../text';

export function toFailureText(code: string): MessageId {
  if (code === 'offline') return 'alerts.error.offline';
  return code === 'too-many' ? 'alerts.error.tooMany' : 'alerts.error';
}

import type { MemberError } from '@adp/shared-store';
import type { MessageId } from '../../text';

/** Why a former revision is not shown. */
export const toReason = ({ code }: MemberError): MessageId =>
  code === 'unreadable' ? 'edit.history.unreadable' : 'siteItems.error.why';

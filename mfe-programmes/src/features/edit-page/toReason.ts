import type { AppError } from '@adp/shared-auth/app-error';
import type { MessageId } from '../../text';

/** Returns the message that explains why an earlier revision is not shown. */
export const toReason = ({ code }: AppError): MessageId =>
  code === 'unreadable' ? 'edit.history.unreadable' : 'siteItems.error.why';

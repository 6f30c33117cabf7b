import type { AppError } from '@adp/shared-auth/app-error';
import type { MessageId } from '../../text';

export const toReason = ({ code }: AppError): MessageId =>
  code === 'unreadable' ? 'edit.history.unreadable' : 'siteItems.error.why';

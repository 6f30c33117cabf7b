import { toAppError } from '@adp/shared-auth/app-error';
import list from '../../components/List.module.css';
import { type MessageId, useText } from '../../text';

const messages: Readonly<Record<string, MessageId>> = {
  'not-found': 'roles.notFound',
  invalid: 'roles.notFound',
  offline: 'roles.error.offline',
  denied: 'roles.error.denied',
  conflict: 'roles.error.conflict',
};

export function RoleError({ error }: { readonly error: unknown }) {
  const text = useText();
  return error ? (
    <p className={list['error']} role="alert">
      {text(messages[toAppError(error).code] ?? 'roles.error')}
    </p>
  ) : null;
}

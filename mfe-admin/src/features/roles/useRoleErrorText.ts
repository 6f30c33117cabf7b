import { toAppError } from '@adp/shared-auth/app-error';
import { useText } from '../../text';

export function useRoleErrorText(): (error: unknown) => string {
  const text = useText();
  return (error) => {
    const { code } = toAppError(error);
    if (code === 'not-found' || code === 'invalid') return text('roles.notFound');
    return code === 'offline' || code === 'denied' || code === 'conflict'
      ? text(`roles.error.${code}`)
      : text('roles.error');
  };
}

import { Button } from '@adp/shared-ui';
import { actionPath } from '../../api/addressAlerts';
import { useText } from '../../text';

/** Downloads everything that is stored about the address. The response is a file, so the page stays open. */
export function ExportAddress({ token }: { readonly token: string }) {
  const text = useText();
  return (
    <form method="post" action={actionPath('export-subscriber')}>
      <input type="hidden" name="token" value={token} />
      <Button secondary type="submit">
        {text('alerts.token.export')}
      </Button>
    </form>
  );
}

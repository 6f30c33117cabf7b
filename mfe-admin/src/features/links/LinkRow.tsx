import type { BrokenLink } from '@adp/shared-data/review';
import { formatDateTime } from '@adp/shared-ui/format';
import { Link } from 'react-router-dom';
import { itemPath } from '../../paths';
import { useText } from '../../text';

/** A broken link. The URL is shown as text, so that reviewers do not open it by accident. */
export function LinkRow({ link }: { readonly link: BrokenLink }) {
  const text = useText();
  const { url, collection, item, title, problem, status, since, fixedAt, failures } = link;
  const why =
    problem === 'status' && status !== undefined
      ? text('links.problem.status', { status: String(status) })
      : text('links.problem.unreachable');
  return (
    <tr>
      <td dir="ltr" translate="no">
        {url}
      </td>
      <td dir="auto">
        <Link to={itemPath(collection, item)}>{title || text('links.untitled')}</Link>
      </td>
      <td>
        {`${fixedAt ? text('links.fixed', { time: formatDateTime(fixedAt) }) : why} ${text('links.failures', { failures })}`}
      </td>
      <td>
        <time dateTime={since.toISOString()}>{formatDateTime(since)}</time>
      </td>
    </tr>
  );
}

import { Skeleton } from '@adp/shared-ui';
import { useText } from '../text';
import { Frame } from './Frame';

/** Stands until the first page of a visit has come. */
export function LoadingPage() {
  const text = useText();
  return (
    <Frame footer isNavigating>
      <title>{text('site.name')}</title>
      <Skeleton />
    </Frame>
  );
}

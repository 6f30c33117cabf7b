import { Skeleton } from '@adp/shared-ui';
import { Frame } from './Frame';

/** Stands until the first page of a visit has come. */
export function LoadingPage() {
  return (
    <Frame footer busy>
      <Skeleton />
    </Frame>
  );
}

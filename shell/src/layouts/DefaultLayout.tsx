import { Frame } from './Frame';
import { PageOutlet } from './PageOutlet';

export function DefaultLayout() {
  return (
    <Frame footer>
      <PageOutlet />
    </Frame>
  );
}

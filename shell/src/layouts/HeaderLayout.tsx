import { Frame } from './Frame';
import { PageOutlet } from './PageOutlet';

export function HeaderLayout() {
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}

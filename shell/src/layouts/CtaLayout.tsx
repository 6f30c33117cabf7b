import { Frame } from './Frame';
import { PageOutlet } from './PageOutlet';

export function CtaLayout() {
  return (
    <Frame cta footer>
      <PageOutlet />
    </Frame>
  );
}

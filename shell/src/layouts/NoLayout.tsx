import { RouteFocus } from '../features/focus/RouteFocus';
import { PageOutlet } from './PageOutlet';

export function NoLayout() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <PageOutlet />
      </main>
      <RouteFocus isPending={false} />
    </>
  );
}

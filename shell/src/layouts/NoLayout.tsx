import { RouteFocus } from '../features/focus/RouteFocus';
import { PageOutlet } from './PageOutlet';

/** For pages that bring a frame of their own, such as signing in: the page and nothing around it. */
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

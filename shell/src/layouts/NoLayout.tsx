import { RouteFocus } from '../features/focus/RouteFocus';
import { PageOutlet } from './PageOutlet';

/** Layout without header and footer, for pages with their own frame, such as the sign-in page. */
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

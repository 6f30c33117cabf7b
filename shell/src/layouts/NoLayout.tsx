import { Outlet } from 'react-router-dom';
import { RouteFocus } from '../features/focus/RouteFocus';

/** For pages that bring a frame of their own, such as signing in: the page and nothing around it. */
export function NoLayout() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <RouteFocus isPending={false} />
    </>
  );
}

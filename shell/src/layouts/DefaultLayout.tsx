import { Outlet } from 'react-router-dom';
import { Frame } from './Frame';

export function DefaultLayout() {
  return (
    <Frame footer>
      <Outlet />
    </Frame>
  );
}

import { Outlet } from 'react-router-dom';
import { Frame } from './Frame';

export function HeaderLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

import { Outlet } from 'react-router-dom';
import { Frame } from './Frame';

export function CtaLayout() {
  return (
    <Frame cta footer>
      <Outlet />
    </Frame>
  );
}

import { Link, useLocation } from 'react-router-dom';
import { sectionLinks } from '../paths';
import { useText } from '../text';

interface SectionLinksProps {
  readonly linkClass: string | undefined;
  readonly onClick?: () => void;
}

/** Links to the sections, as items of a list. Marks the section that contains the open page. */
export function SectionLinks({ linkClass, onClick }: SectionLinksProps) {
  const text = useText();
  const { pathname } = useLocation();
  return sectionLinks.map(({ to, label }) => (
    <li key={to}>
      <Link
        className={linkClass}
        to={to}
        aria-current={`${pathname}/`.startsWith(`${to}/`) ? 'true' : undefined}
        onClick={onClick}
      >
        {text(label)}
      </Link>
    </li>
  ));
}

import { Link } from 'react-router-dom';
import styles from './Tabs.module.css';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly path: string; readonly name: string; readonly isCurrent: boolean }[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className={styles['tabs']} aria-label={label}>
      {tabs.map(({ path, name, isCurrent }) => (
        <Link key={path} to={path} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

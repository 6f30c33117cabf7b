import { useText } from '../../text';
import styles from './ProgrammePage.module.css';

/** Ways to the page's sections, beside its title on wide screens. */
export function Contents({ sections }: { sections: readonly { readonly id: string; readonly title: string }[] }) {
  const text = useText();
  return (
    <nav className={styles['contents']} aria-labelledby="contents">
      <p id="contents" className={styles['contentsTitle']}>
        {text('programme.contents')}
      </p>
      <ol>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a className={styles['contentsLink']} href={`#${id}`}>
              <span className={styles['contentsNumber']} aria-hidden="true">
                {String(index + 1).padStart(2, '0')}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

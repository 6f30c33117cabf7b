import { ExternalLink } from '../../components/external/ExternalLink';
import { useText } from '../../text';
import styles from './DetailPage.module.css';

export function SourceLinks({ sources }: { sources: readonly string[] }) {
  const text = useText();
  if (sources.length === 0) return null;
  return (
    <section className={styles['sources']}>
      <h2 className={styles['small']}>{text('detail.sources')}</h2>
      <ol>
        {sources.map((source) => (
          <li key={source}>
            <ExternalLink className={styles['source']} href={source}>
              <bdi dir="ltr">{source}</bdi>
            </ExternalLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

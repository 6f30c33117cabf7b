import styles from './Design.module.css';

/** The tokens of a theme: colours as swatches, sizes of text as text, and all others as values. */
export function Tokens({ names }: { readonly names: readonly string[] }) {
  return (
    <dl className={styles['tokens']}>
      {names.map((name) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <TokenSample name={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const letters = 'Aa';

function TokenSample({ name }: { readonly name: string }) {
  const value = `var(${name})`;
  if (name.startsWith('--size-')) return <span style={{ fontSize: value, lineHeight: 1 }}>{letters}</span>;
  if (name.startsWith('--face-')) return <span style={{ fontFamily: value }}>{letters}</span>;
  if (/^--(step|gutter|target)/.test(name)) return <span className={styles['bar']} style={{ inlineSize: value }} />;
  if (/^--(measure|page|swift)/.test(name))
    return <code>{getComputedStyle(document.documentElement).getPropertyValue(name)}</code>;
  return <span className={styles['swatch']} style={{ background: value }} />;
}

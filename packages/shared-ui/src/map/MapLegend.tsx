import styles from './AfricaMap.module.css';
import { toShades } from './toShades';

interface MapLegendProps {
  readonly counts: Readonly<Record<string, number>>;
  /** Returns the text of a range of counts: "1", "2–4". */
  readonly toRange: (from: number, to: number) => string;
}

/** The shades of a map and the counts that they mean. Hidden from screen readers, whose list contains each count. */
export function MapLegend({ counts, toRange }: MapLegendProps) {
  return (
    <ul className={styles['legend']} aria-hidden="true">
      {[{ from: 0, to: 0 }, ...toShades(Object.values(counts))].map(({ from, to }, shade) => (
        <li key={from} className={styles['shade']}>
          <span className={styles['swatch']} data-shade={shade} />
          <span>{toRange(from, to)}</span>
        </li>
      ))}
    </ul>
  );
}

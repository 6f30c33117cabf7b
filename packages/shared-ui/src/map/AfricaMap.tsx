import { Link } from 'react-router-dom';
import styles from './AfricaMap.module.css';
import {
  dotRadius,
  getShade,
  islands,
  labels,
  mapHeight,
  mapWidth,
  paths,
  pressRadius,
  toShades,
  wideLabel,
} from './drawing';

interface AfricaMapProps {
  /** The number of items by country. Countries without items may be absent. */
  readonly counts: Readonly<Record<string, number>>;
  readonly selected: readonly string[];
  readonly toPath: (country: string) => string;
  /** Returns the text of a country's tooltip: "Kenya: 3". */
  readonly toTitle: (country: string, count: number) => string;
}

/** A map whose countries are links. Screen readers and keyboards use a list of the same links, so they skip the map. */
export function AfricaMap({ counts, selected, toPath, toTitle }: AfricaMapProps) {
  const shades = toShades(Object.values(counts));
  const toCount = (code: string) => counts[code] ?? 0;
  const link = (code: string) => ({
    className: styles['country'],
    to: toPath(code),
    tabIndex: -1,
    'data-shade': getShade(shades, toCount(code)),
    'data-selected': selected.includes(code) || undefined,
  });
  // Draw selected countries last, so that their neighbours do not cover their borders.
  const drawn = Object.entries(paths).sort(([a], [b]) => Number(selected.includes(a)) - Number(selected.includes(b)));
  return (
    <div className={styles['frame']}>
      <svg className={styles['map']} viewBox={`0 0 ${mapWidth} ${mapHeight}`} aria-hidden="true">
        {drawn.map(([code, path]) => {
          const label = labels[code];
          return (
            <Link key={code} {...link(code)}>
              <title>{toTitle(code, toCount(code))}</title>
              <path d={path} />
              {label && toCount(code) > 0 ? (
                <text className={styles['label']} x={label[0]} y={label[1]} data-wide={label[2] >= wideLabel}>
                  {toCount(code)}
                </text>
              ) : null}
            </Link>
          );
        })}
        {Object.entries(islands).map(([code, [x, y]]) => (
          <Link key={code} {...link(code)}>
            <title>{toTitle(code, toCount(code))}</title>
            <circle className={styles['press']} cx={x} cy={y} r={pressRadius} />
            <circle cx={x} cy={y} r={dotRadius} />
            {toCount(code) > 0 ? (
              <text className={styles['beside']} x={x} y={y + 2 * dotRadius}>
                {toCount(code)}
              </text>
            ) : null}
          </Link>
        ))}
      </svg>
    </div>
  );
}

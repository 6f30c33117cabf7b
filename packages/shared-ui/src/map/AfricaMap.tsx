import { Link } from 'react-router-dom';
import styles from './AfricaMap.module.css';
import { dotRadius, getShade, islands, mapHeight, mapWidth, paths, pressRadius, toLabels, toShades } from './drawing';

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
        {drawn.map(([code, path]) => (
          <Link key={code} {...link(code)}>
            <title>{toTitle(code, toCount(code))}</title>
            <path d={path} />
          </Link>
        ))}
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
        {/* Draw labels last, so that no neighbour covers them. */}
        {toLabels(counts).map(({ code, x, y, count, onlyWide }) => (
          <text
            key={code}
            className={styles['label']}
            x={x}
            y={y}
            data-shade={getShade(shades, count)}
            data-wide={onlyWide}
          >
            {count}
          </text>
        ))}
      </svg>
    </div>
  );
}

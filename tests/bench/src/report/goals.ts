import { findFigures, type Figures, type Summary } from './summarize';
import { table } from './tables';

/** Figures of the views that have goals. */
interface Measured {
  /** Cold and warm view under the profile that measures time in network rounds. */
  readonly counted: { readonly cold: Figures; readonly warm: Figures };
  readonly slow: Figures;
  readonly warm: Figures;
  readonly plain: { readonly slow: Figures; readonly warm: Figures };
  readonly prerendered: { readonly slow: Figures };
}

interface Goal {
  readonly name: string;
  readonly goal: string;
  readonly measure: (measured: Measured) => string;
}

const ratio = (value = Number.NaN, base = Number.NaN) => (value / base).toFixed(2);

/** Goals for server-rendered pages. */
const goals: readonly Goal[] = [
  {
    name: 'rounds to first paint / content / interactive',
    goal: '1 / 1 / 2',
    measure: ({ counted: { cold } }) => [cold.fcp, cold.content, cold.interactive].join(' / '),
  },
  {
    name: 'slow, time to content / plain',
    goal: 'at most 0.32',
    measure: ({ slow, plain }) => ratio(slow.content, plain.slow.content),
  },
  {
    name: 'slow, time to content / prerendered',
    goal: 'at most 1.10',
    measure: ({ slow, prerendered }) => ratio(slow.content, prerendered.slow.content),
  },
  {
    name: 'warm view, rounds to content / interactive',
    goal: '1 / –',
    measure: ({ counted: { warm } }) => [warm.content, warm.interactive].join(' / '),
  },
  {
    name: 'warm view, slow, time to content / plain',
    goal: 'at most 1.05',
    measure: ({ warm, plain }) => ratio(warm.content, plain.warm.content),
  },
  { name: 'layout shift', goal: '0', measure: ({ slow }) => String(Number((slow.shift ?? 0).toFixed(4))) },
  {
    name: 'JavaScript, bytes / plain',
    goal: 'at most 1.15',
    measure: ({ slow, plain }) => ratio(slow.js, plain.slow.js),
  },
  {
    name: 'blocking time after the first paint, slow',
    goal: 'at most 50 ms',
    measure: ({ slow }) => `${Math.round(slow.blocking ?? 0)} ms`,
  },
];

/** Returns a Markdown table of the goals and the rendered site's measurements, with a column for each tour. */
export function goalsTable(tours: ReadonlyMap<string, readonly Summary[]>): string {
  const columns = [...tours.values()].map(readMeasured);
  const rows = goals.map(({ name, goal, measure }) => [name, goal, ...columns.map(measure)]);
  return table(['first view of the rendered site', 'goal', ...tours.keys()], rows);
}

function readMeasured(summaries: readonly Summary[]): Measured {
  const find = (site: Summary['site'], profile: 'rounds' | 'slow', view: 'cold' | 'warm') => {
    const figures = findFigures(summaries, { site, profile, view });
    if (!figures) throw new Error(`${site}: ${profile}, ${view} was not measured.`);
    return figures;
  };
  return {
    counted: { cold: find('rendered', 'rounds', 'cold'), warm: find('rendered', 'rounds', 'warm') },
    slow: find('rendered', 'slow', 'cold'),
    warm: find('rendered', 'slow', 'warm'),
    plain: { slow: find('plain', 'slow', 'cold'), warm: find('plain', 'slow', 'warm') },
    prerendered: { slow: find('prerendered', 'slow', 'cold') },
  };
}

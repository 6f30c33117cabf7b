import { parseArgs } from 'node:util';
import { tours } from './measure/visit';

export interface Options {
  /** How many visits each site gets under each profile. */
  readonly runs: number;
  /** The pages that are visited, by the names in `src/measure/visit.ts`. */
  readonly tours: readonly string[];
  /** Whether the report goes to docs/benchmark.md too. */
  readonly write: boolean;
  /** The first of the ports that the sites are served on. */
  readonly port: number;
}

/** Median of five (performance.md). */
const RUNS = 5;
/** Clear of the local platform's ports, 4200 and up. */
const FIRST_PORT = 4400;

/**
 * The options in a command line: `--tour name` (again for more; all without it), `--runs N`, `--quick` (one run), `--write`, `--port N`.
 * @throws Error with one sentence for anything else
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string' },
      tour: { type: 'string', multiple: true },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      port: { type: 'string' },
    },
  });
  const unknown = values.tour?.find((name) => !Object.hasOwn(tours, name));
  if (unknown !== undefined) throw new Error(`--tour knows ${Object.keys(tours).join(', ')}, not "${unknown}".`);
  return {
    tours: values.tour ?? Object.keys(tours),
    runs: values.quick ? 1 : readCount('--runs', values.runs, RUNS, 99),
    write: values.write,
    port: readCount('--port', values.port, FIRST_PORT, 65_000),
  };
}

function readCount(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new Error(`${name} wants a whole number from 1 to ${most}, not "${text}".`);
}

import { parseArgs } from 'node:util';
import { profiles, type Profile } from './measure/profiles';
import { tours } from './measure/visit';

export interface Options {
  /** How many visits each site gets under each profile. */
  readonly runs: number;
  /** The pages that are visited, by the names in `src/measure/visit.ts`. */
  readonly tours: readonly string[];
  /** The networks, by the names in `src/measure/profiles.ts`. */
  readonly profiles: readonly Profile[];
  /** Whether a visit waits until nothing else keeps the machine busy. */
  readonly waits: boolean;
  /** Whether the report goes to docs/benchmark.md too. */
  readonly write: boolean;
  /** The first of the ports that the sites are served on. */
  readonly port: number;
}

/** Number of runs that the medians are of. */
const RUNS = 5;
/** Clear of the local platform's ports, 4200 and up. */
const FIRST_PORT = 4400;

/**
 * The options in a command line: `--tour name` (again for more; all without it), `--profile name`, `--runs N`,
 * `--quick` (one run), `--busy` (does not wait for a quiet machine), `--write`, `--port N`.
 * @throws Error with one sentence for anything else
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string' },
      tour: { type: 'string', multiple: true },
      profile: { type: 'string', multiple: true },
      busy: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      port: { type: 'string' },
    },
  });
  const names = profiles.map(({ name }) => name);
  checkNames('--tour', values.tour, Object.keys(tours));
  checkNames('--profile', values.profile, names);
  return {
    tours: values.tour ?? Object.keys(tours),
    profiles: profiles.filter(({ name }) => values.profile?.includes(name) ?? true),
    waits: !values.busy,
    runs: values.quick ? 1 : readCount('--runs', values.runs, RUNS, 99),
    write: values.write,
    port: readCount('--port', values.port, FIRST_PORT, 65_000),
  };
}

function checkNames(option: string, given: readonly string[] = [], known: readonly string[]): void {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${option} knows ${known.join(', ')}, not "${unknown}".`);
}

function readCount(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new Error(`${name} wants a whole number from 1 to ${most}, not "${text}".`);
}

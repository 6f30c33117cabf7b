import { parseArgs } from 'node:util';
import { profiles, type Profile } from './measure/profiles';
import { tours } from './measure/visit';

export interface Options {
  /** Number of visits to each site under each profile. */
  readonly runs: number;
  /** Names of the tours to measure (src/measure/visit.ts). */
  readonly tours: readonly string[];
  /** Network and processor profiles to measure. */
  readonly profiles: readonly Profile[];
  /** True to wait for an idle machine before each visit. */
  readonly waits: boolean;
  /** True to write the report to docs/benchmark.md as well. */
  readonly write: boolean;
  /** First of the consecutive ports that the sites use. */
  readonly port: number;
}

/** Default number of runs from which the medians are calculated. */
const RUNS = 5;
/** Default first port. It is outside the local platform's range, which starts at 4200. */
const FIRST_PORT = 4400;

/**
 * Parses the command line: `--tour name` (repeatable; all by default), `--profile name`, `--runs N`, `--quick` (one
 * run), `--busy` (does not wait for an idle machine), `--write`, `--port N`.
 * @throws Error with one sentence for any other option or an invalid value
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

function checkNames(option: string, names: readonly string[] = [], knownNames: readonly string[]): void {
  const unknown = names.find((name) => !knownNames.includes(name));
  if (unknown !== undefined) throw new Error(`${option} knows ${knownNames.join(', ')}, not "${unknown}".`);
}

function readCount(name: string, text: string | undefined, otherwise: number, max: number): number {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= max) return count;
  throw new Error(`${name} requires a whole number from 1 to ${max}, not "${text}".`);
}

import type { PatternSegment } from './syntax';
import type { Value, Unknown } from './values';

/** A segment of the path asked for: known, unknown (a list's document), or any number of unknown ones (a group's parent). */
export type Wanted = string | Unknown | { readonly many: Unknown };

interface Match {
  readonly variables: ReadonlyMap<string, Value>;
  readonly rest: readonly Wanted[];
}

/** Every way in which a pattern takes a beginning of the path. A wildcard `{x=**}` takes none in rules_version 2, one in 1. */
export function* matchPath(
  pattern: readonly PatternSegment[],
  path: readonly Wanted[],
  version: '1' | '2',
  variables: ReadonlyMap<string, Value> = new Map<string, Value>(),
): Generator<Match> {
  const [segment, ...later] = pattern;
  if (!segment) {
    yield { variables, rest: path };
    return;
  }
  if (segment.kind === 'glob') {
    for (let taken = version === '2' ? 0 : 1; taken <= path.length; taken += 1) {
      const bound: Value = { type: 'path', segments: path.slice(0, taken).map(asSegment) };
      yield* matchPath(later, path.slice(taken), version, new Map([...variables, [segment.name, bound]]));
    }
    return;
  }
  const [first, ...rest] = path;
  // An unknown document may be any, so only a wildcard covers it; a group's parent only `{x=**}`.
  if (first === undefined || (typeof first === 'object' && 'many' in first)) return;
  if (segment.kind === 'capture') {
    yield* matchPath(later, rest, version, new Map([...variables, [segment.name, first]]));
  } else if (first === segment.name) {
    yield* matchPath(later, rest, version, variables);
  }
}

function asSegment(wanted: Wanted): string | Unknown {
  return typeof wanted === 'object' && 'many' in wanted ? wanted.many : wanted;
}

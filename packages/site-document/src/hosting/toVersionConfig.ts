import * as v from 'valibot';
import type { HostingEntry } from './readHosting';

type JsonObject = Readonly<Record<string, unknown>>;
const listSchema = v.array(v.record(v.string(), v.unknown()));

/** Converts a hosting entry to the version configuration of the REST API. Throws an Error if a list or a header is malformed. */
export function toVersionConfig(entry: HostingEntry) {
  const { cleanUrls, trailingSlash, ...lists } = entry;
  return {
    headers: listIn(lists, 'headers').map((each) => ({
      ...toPattern(each),
      headers: Object.fromEntries(
        listIn(each, 'headers').map(({ key, value }) => [textIn(key, 'key'), textIn(value, 'value')]),
      ),
    })),
    redirects: listIn(lists, 'redirects').map((each) => ({
      ...toPattern(each),
      location: each.destination,
      ...(each.type === undefined ? {} : { statusCode: each.type }),
    })),
    rewrites: listIn(lists, 'rewrites').map((each) => ({
      ...toPattern(each),
      ...(each.run === undefined ? { path: each.destination } : { run: each.run }),
    })),
    ...(cleanUrls === true ? { cleanUrls } : {}),
    ...(trailingSlash === undefined ? {} : { trailingSlashBehavior: trailingSlash === true ? 'ADD' : 'REMOVE' }),
  };
}

export interface HostedSite {
  readonly target: string;
  readonly public: string;
  readonly config: ReturnType<typeof toVersionConfig>;
}

/** Converts a hosting entry of firebase.json to the format of the local platform. */
export function toHostedSite(entry: HostingEntry): HostedSite {
  return { target: entry.target, public: entry.public, config: toVersionConfig(entry) };
}

function toPattern({ source, glob, regex }: JsonObject): { readonly glob?: unknown; readonly regex?: unknown } {
  return regex === undefined ? { glob: source ?? glob } : { regex };
}

function listIn(object: JsonObject, name: string): readonly JsonObject[] {
  const list: unknown = object[name] ?? [];
  if (v.is(listSchema, list)) return list;
  throw new Error(`"${name}" of a hosting entry is not a list of objects.`);
}

function textIn(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`A header of a hosting entry has no "${name}".`);
}

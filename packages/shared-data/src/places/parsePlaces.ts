import { memberStates } from '../fields/regions';
import { widenPlace } from '../fields/widenPlace';
import { getCountryGroup } from './countryGroups';
import { parseCountry } from './parseCountry';

export interface ParsedPlaces {
  /** ISO 3166-1 alpha-2 codes of countries and codes of the African Union's regions, without duplicates. */
  readonly places: readonly string[];
  /** Texts that name no country or group, or that are ambiguous. Ambiguous texts have candidates. */
  readonly unread: readonly { readonly text: string; readonly candidates: readonly string[] }[];
}

type Part = ParsedPlaces['unread'][number] | readonly string[];

/** Separators, including conjunctions in the five languages. The Arabic one has no space after it. */
const separators = /\s*[;|,،؛/\n]\s*|\s+(?:and|et|e|na|&)\s+|\s+و(?=\p{L})/u;

/**
 * Parses names or codes of countries and country groups. A text can be a list. If a list was split at its commas, names
 * in two parts are rejoined ("Congo", "Democratic Republic of the"). No places and no unread texts mean the whole
 * world.
 */
export function parsePlaces(texts: readonly string[]): ParsedPlaces {
  const parts = parseList(texts).flatMap((part) => ('text' in part ? splitUnread(part) : [part]));
  return {
    places: [...new Set(parts.flatMap((part) => ('text' in part ? [] : part)))],
    unread: parts.filter((part) => 'text' in part),
  };
}

/** Replaces all member states of a region with the region, because an item can have at most 20 places. */
export function mergeRegions(places: readonly string[]): readonly string[] {
  const regions = [...new Set(memberStates.flatMap((state) => widenPlace(state).slice(1)))];
  return regions.reduce((merged, region) => {
    const states = widenPlace(region).slice(1);
    if (!states.every((state) => merged.includes(state))) return merged;
    return [...new Set([...merged.filter((place) => !states.includes(place)), region])];
  }, places);
}

function splitUnread(unread: ParsedPlaces['unread'][number]): readonly Part[] {
  // Collapse spaces first, because the pattern takes quadratic time, but keep line breaks between countries.
  const parts = parseList(unread.text.replaceAll(/[^\S\n]+/g, ' ').split(separators));
  return parts.every((part) => 'text' in part && part.candidates.length === 0) ? [unread] : parts;
}

function parseList(texts: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const [text = '', next = ''] = texts.slice(at, at + 2).map((part) => part.trim());
    if (text === '') continue;
    const inverted = next === '' || parsePlace(next) !== undefined ? undefined : parsePlace(`${text}, ${next}`);
    if (inverted) at += 1;
    const place = inverted ?? parsePlace(text);
    parts.push(place ?? { text, candidates: parseCountry(text) });
  }
  return parts;
}

function parsePlace(text: string): readonly string[] | undefined {
  const countries = parseCountry(text);
  return countries.length === 1 ? countries : getCountryGroup(text);
}

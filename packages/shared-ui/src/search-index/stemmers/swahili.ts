import { fold } from '../../format/fold';

/** Prefixes of noun classes, singular and plural, and of infinitives; longer ones first. */
const prefixes = ['mwa', 'mw', 'mi', 'ma', 'm', 'wa', 'ki', 'vi', 'ku', 'ji', 'u', 'w'];
/** Before vowels: chama, vyama. */
const shortPrefixes = ['ch', 'vy'];
/** Nouns of which both parts change. */
const irregular: Readonly<Record<string, string>> = {
  mwanamke: 'wanawake',
  mke: 'wake',
  mtu: 'watu',
  jicho: 'macho',
  jino: 'meno',
};

/** The stem of a Swahili noun: without the prefix of its class and the ending of places. Light: it takes one prefix off, and no other endings. */
export function stemSwahili(word: string): readonly string[] {
  const written = fold(word);
  const folded = Object.hasOwn(irregular, written) ? (irregular[written] ?? written) : written;
  // "shuleni": at school. What is shorter ends so by itself.
  const noun = folded.length > 5 ? folded.replace(/ni$/, '') : folded;
  const prefix =
    prefixes.find((one) => noun.startsWith(one) && noun.length - one.length >= 4) ??
    shortPrefixes.find((one) => noun.startsWith(one) && noun.length - one.length >= 3) ??
    '';
  return [noun.slice(prefix.length)];
}

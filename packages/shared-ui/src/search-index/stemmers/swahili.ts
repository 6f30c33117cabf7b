import { fold } from '../../format/fold';

/** Prefixes of noun classes and of infinitives, longest first. */
const prefixes = ['mwa', 'mw', 'mi', 'ma', 'm', 'wa', 'ki', 'vi', 'ku', 'ji', 'u', 'w'];
/** Prefixes before vowels, as in chama and vyama. */
const shortPrefixes = ['ch', 'vy'];
/** Nouns whose prefix and stem both change in the plural. */
const irregular: Readonly<Record<string, string>> = {
  mwanamke: 'wanawake',
  mke: 'wake',
  mtu: 'watu',
  jicho: 'macho',
  jino: 'meno',
};

/** Returns the stem of a Swahili noun, without one prefix of its class and without the locative ending. */
export function stemSwahili(word: string): readonly string[] {
  const written = fold(word);
  const folded = Object.hasOwn(irregular, written) ? (irregular[written] ?? written) : written;
  // Remove the locative ending, as in "shuleni" (at school). In shorter words, these letters belong to the stem.
  const noun = folded.length > 5 ? folded.replace(/ni$/, '') : folded;
  const prefix =
    prefixes.find((each) => noun.startsWith(each) && noun.length - each.length >= 4) ??
    shortPrefixes.find((each) => noun.startsWith(each) && noun.length - each.length >= 3) ??
    '';
  return [noun.slice(prefix.length)];
}

import { fold } from '../../format/fold';

/**
 * Matches the prefix of a noun class or of an infinitive. Most prefixes need four letters after them, because they often
 * belong to shorter words. The pairs m- and mi-, mw- and mi-, and ki- and vi- also have short stems: mkoa, mwaka, kituo.
 */
const prefix = /^(?:mwa(?=.{4})|(?:mw|mi|ki|vi|m(?![aeiou]))(?=.{3})|(?:ma|m|wa|ku|ji|u|w)(?=.{4})|(?:ch|vy)(?=.{3}))/;
/** Nouns whose prefix and stem both change in the plural, or whose stem is very short. */
const irregular: Readonly<Record<string, string>> = {
  mwanamke: 'wanawake',
  mke: 'wake',
  mtu: 'watu',
  jicho: 'macho',
  jino: 'meno',
  chuo: 'vyuo',
  waraka: 'nyaraka',
  mji: 'miji',
  mto: 'mito',
  mti: 'miti',
};

/** Returns the stem of a Swahili noun, without one prefix of its class and without the locative ending. */
export function stemSwahili(word: string): readonly string[] {
  const folded = fold(word);
  // Remove the locative ending, as in "shuleni" (at school). In shorter words, these letters belong to the stem.
  const noun = folded.length > 5 ? folded.replace(/ni$/, '') : folded;
  const plural = Object.hasOwn(irregular, noun) ? (irregular[noun] ?? noun) : noun;
  return [plural.replace(prefix, '')];
}

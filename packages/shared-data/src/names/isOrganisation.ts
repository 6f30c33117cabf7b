/** Words that occur only in the names of organisations, in the languages of the site. */
const words = [
  // English
  String.raw`agency|alliance|association|authority|bank|cent(?:er|re)|club|coalition|college|commission|committee|community|company|council|department|desk|editors?|forum|foundation|fund|group|initiative|institut\p{L}*|lab|ltd|ministry|nations|network|of|office|organi[sz]ation|panel|partnership|programme|project|secretariat|society|team|the|trust|union|universit\p{L}*`,
  // French
  'agence|autorité|banque|comité|communauté|conseil|fondation|ministère|organisation|réseau|secrétariat|société',
  // Portuguese
  'agência|associação|autoridade|banco|centro|comissão|comunidade|conselho|fundação|ministério|nações|organização|rede|secretariado|sociedade|união',
  // Swahili
  'benki|chuo|mamlaka|shirika|taasisi|tume|umoja|wizara',
  // Arabic, with and without the article
  '(?:ال)?(?:وزارة|منظمة|اتحاد|بنك|مصرف|لجنة|مفوضية|جامعة|معهد|مركز|هيئة|وكالة|مؤسسة|مجلس|جمعية|شبكة|أمانة)',
].join('|');
const organisation = new RegExp(String.raw`[\d&/()@]|(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
const abbreviation = /^\p{Lu}[\p{Lu}\p{N}-]+$/u;

/** Returns whether a name belongs to an organisation, by its words or as an abbreviation such as AUDA-NEPAD. */
export function isOrganisation(name: string): boolean {
  return organisation.test(name) || abbreviation.test(name.trim());
}

import type { CslItem, CustomFields } from './toCsl';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export function citeInBibtex(item: CslItem): string {
  const [year, month, day] = item.issued?.['date-parts'][0] ?? [];
  // BibTeX requires an institution for a report, such as the organisation that wrote it.
  const institution = item.type === 'report' ? (item.publisher ?? getOrganisation(item)) : undefined;
  const isReport = institution !== undefined;
  const details = [isReport ? undefined : item.genre, item.version && `Version ${item.version}`].filter(Boolean);
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    ['author', item.author?.map(toBibtexName).join(' and ')],
    // A second pair of braces preserves the capital letters of the title.
    ['title', `{${escape(item.title)}}`],
    ['institution', institution && toListItem(institution)],
    ['type', isReport && item.genre ? escape(item.genre) : undefined],
    ['howpublished', isReport ? undefined : escape(item['container-title'] ?? '')],
    // The site's importer omits an institution that is also an author, so repeat it as publisher, which BibTeX ignores.
    ['publisher', isReport && !isAuthor(institution, item) ? undefined : toListItem(item.publisher ?? '')],
    ['series', escape(item['collection-title'] ?? '')],
    ['year', year === undefined ? undefined : String(year)],
    ['month', month === undefined ? undefined : months[month - 1]],
    ['day', day === undefined ? undefined : String(day)],
    ['note', escape(details.join('. '))],
    ['pagetotal', item['number-of-pages']],
    ['isbn', item.ISBN],
    // Reference managers read DOI and URL verbatim, so do not escape them as LaTeX.
    ['doi', item.DOI && toVerbatim(item.DOI)],
    ['url', item.URL && toVerbatim(item.URL)],
    ['urldate', item.accessed?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0')).join('-')],
    ['language', item.language],
    ['keywords', item.keyword && escape(item.keyword)],
    ['abstract', item.abstract && toParagraphs(item.abstract)],
    ['license', item.custom?.licence],
    // BibTeX styles ignore these non-standard fields.
    ['themes', item.custom?.themes?.join('; ')],
    ['countries', item.custom?.countries?.join('; ')],
    ...toNameFields(item.custom ?? {}),
  ];
  const lines = fields.flatMap(([name, value]) => {
    if (!value) return [];
    // A month is a macro without braces, which BibTeX styles translate.
    return [`  ${name} = ${name === 'month' ? value : `{${value}}`}`];
  });
  return `@${isReport ? 'techreport' : 'misc'}{${item['citation-key']},\n${lines.join(',\n')}\n}\n`;
}

function toListItem(text: string): string {
  return /(?:^|\s)and(?:\s|$)/iu.test(text) ? `{${escape(text)}}` : escape(text);
}

/** Returns the names as displayed on the site, separated by semicolons; none if a name contains a semicolon. */
function toNameFields({ displayedAuthors = [], corporateAuthor = '' }: CustomFields): (readonly [string, string])[] {
  if ([...displayedAuthors, corporateAuthor].some((name) => name.includes(';'))) return [];
  return [
    ['displayedauthors', displayedAuthors.map(escape).join('; ')],
    ['corporateauthor', escape(corporateAuthor)],
  ];
}

/** Escapes paragraphs, including an at sign at the start of a line, where parsers would see a new entry. */
function toParagraphs(text: string): string {
  return escape(text).replaceAll(/^@/gmu, '{@}');
}

function getOrganisation({ author = [] }: CslItem): string | undefined {
  const [name] = author.slice(-1);
  return name && 'literal' in name ? name.literal : undefined;
}

/** Returns true if an author has this name and it has only one part, as the name of an organisation does. */
function isAuthor(name: string, { author = [] }: CslItem): boolean {
  return author.some((each) => ('literal' in each ? each.literal : each.given === undefined && each.family) === name);
}

/** Returns "Family, Suffix, Given". A single Latin name gets no braces, because braces mark an organisation. */
function toBibtexName(name: NonNullable<CslItem['author']>[number]): string {
  if ('literal' in name) return `{${escape(name.literal)}}`;
  const { family, suffix, given } = name;
  if (given === undefined)
    return /^[\p{Script=Latin}\p{M} .'’-]+$/u.test(family) && !/ and /i.test(family)
      ? escape(family)
      : `{${escape(family)}}`;
  return [family, suffix, given].flatMap((part) => (part ? [escape(part)] : [])).join(', ');
}

/** LaTeX commands for special characters. BibTeX counts braces even after a backslash. */
const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
};
/** LaTeX commands for accents, by combining character. */
const accents: Readonly<Record<string, string>> = {
  '\u0300': '`',
  '\u0301': "'",
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '=',
  '\u0307': '.',
  '\u0308': '"',
  '\u030C': 'v ',
  '\u0327': 'c ',
};

/** Escapes a text for LaTeX. Letters without a command and other scripts stay in UTF-8. */
function escape(text: string): string {
  return (
    text
      .replaceAll(/[\\{}~^&%$#_<>]/gu, (character) => commands[character] ?? '')
      // Separate repeated characters, which LaTeX would combine into a dash or a quotation mark.
      .replaceAll(/([-`'])(?=\1)/gu, '$1{}')
      .normalize('NFD')
      .replaceAll(/([A-Za-z])(\p{M})(?!\p{M})/gu, (whole, letter: string, mark: string) => {
        const accent = accents[mark];
        return accent === undefined ? whole : `{\\${accent}${letter}}`;
      })
      .normalize('NFC')
  );
}

/** Encodes only the characters that BibTeX itself interprets, because DOIs and URLs are not LaTeX. */
function toVerbatim(text: string): string {
  return text.replaceAll(/[{}\\]/gu, encodeURIComponent);
}

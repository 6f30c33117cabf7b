import type { CslItem, CustomFields } from './toCsl';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export function citeInBibtex(item: CslItem): string {
  const [year, month, day] = item.issued?.['date-parts'][0] ?? [];
  // A report without an institution is incomplete; who wrote a body's report is the body that issued it.
  const institution = item.type === 'report' ? (item.publisher ?? getOrganisation(item)) : undefined;
  const isReport = institution !== undefined;
  const details = [isReport ? undefined : item.genre, item.version && `Version ${item.version}`].filter(Boolean);
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    ['author', item.author?.map(toBibtexName).join(' and ')],
    // The second braces keep the capitals of the title.
    ['title', `{${escape(item.title)}}`],
    ['institution', institution && toListItem(institution)],
    ['type', isReport && item.genre ? escape(item.genre) : undefined],
    ['howpublished', isReport ? undefined : escape(item['container-title'] ?? '')],
    // BibTeX ignores the publisher of a report, so that it can say that the institution is not only the author.
    ['publisher', isReport && institution !== getOrganisation(item) ? undefined : toListItem(item.publisher ?? '')],
    ['series', escape(item['collection-title'] ?? '')],
    ['year', year === undefined ? undefined : String(year)],
    ['month', month === undefined ? undefined : months[month - 1]],
    ['day', day === undefined ? undefined : String(day)],
    ['note', escape(details.join('. '))],
    ['pagetotal', item['number-of-pages']],
    ['isbn', item.ISBN],
    // Reference managers read both verbatim.
    ['doi', item.DOI && toVerbatim(item.DOI)],
    ['url', item.URL && toVerbatim(item.URL)],
    ['urldate', item.accessed?.['date-parts'][0]?.map((part) => String(part).padStart(2, '0')).join('-')],
    ['language', item.language],
    ['keywords', item.keyword && escape(item.keyword)],
    ['abstract', item.abstract && toParagraphs(item.abstract)],
    ['license', item.custom?.licence],
    // BibTeX's styles ignore fields that they do not know.
    ['themes', item.custom?.themes?.join('; ')],
    ['countries', item.custom?.countries?.join('; ')],
    ...toNameFields(item.custom ?? {}),
  ];
  const lines = fields.flatMap(([name, value]) => {
    if (!value) return [];
    // BibTeX's styles know the months as macros, in their own language.
    return [`  ${name} = ${name === 'month' ? value : `{${value}}`}`];
  });
  return `@${isReport ? 'techreport' : 'misc'}{${item['citation-key']},\n${lines.join(',\n')}\n}\n`;
}

/** A value of a field that BibLaTeX splits at each "and". */
function toListItem(text: string): string {
  return /(?:^|\s)and(?:\s|$)/iu.test(text) ? `{${escape(text)}}` : escape(text);
}

/** The names as the site displays them, separated by semicolons. A name with a semicolon has only its inverted form. */
function toNameFields({ displayedAuthors = [], corporateAuthor = '' }: CustomFields): (readonly [string, string])[] {
  if ([...displayedAuthors, corporateAuthor].some((name) => name.includes(';'))) return [];
  return [
    ['displayedauthors', displayedAuthors.map(escape).join('; ')],
    ['corporateauthor', escape(corporateAuthor)],
  ];
}

/** Paragraphs with blank lines between them. A line that begins with an at sign would be the next entry. */
function toParagraphs(text: string): string {
  return escape(text).replaceAll(/^@/gmu, '{@}');
}

function getOrganisation({ author = [] }: CslItem): string | undefined {
  const [name] = author.slice(-1);
  return name && 'literal' in name ? name.literal : undefined;
}

/**
 * Returns "Family, Suffix, Given", or the name in braces, so that " and " or a comma in an organisation's name does not split it. A
 * personal name in Latin script that is not inverted has no braces, because reference managers take braces for an organisation.
 */
function toBibtexName(name: NonNullable<CslItem['author']>[number]): string {
  if ('literal' in name) return `{${escape(name.literal)}}`;
  const { family, suffix, given } = name;
  if (given === undefined)
    return /^[\p{Script=Latin}\p{M} .'’-]+$/u.test(family) && !/ and /i.test(family)
      ? escape(family)
      : `{${escape(family)}}`;
  return [family, suffix, given].flatMap((part) => (part ? [escape(part)] : [])).join(', ');
}

/** Nothing in a text is a command, a comment or the end of its field: BibTeX counts braces even after a backslash. */
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
/** The accents that LaTeX has a command for, by their combining characters. */
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

/** A text as LaTeX prints it. Letters without a command, and other scripts, remain in UTF-8. */
function escape(text: string): string {
  return (
    text
      .replaceAll(/[\\{}~^&%$#_<>]/gu, (character) => commands[character] ?? '')
      // Two of these in a row would become a dash or a quotation mark.
      .replaceAll(/([-`'])(?=\1)/gu, '$1{}')
      .normalize('NFD')
      .replaceAll(/([A-Za-z])(\p{M})(?!\p{M})/gu, (whole, letter: string, mark: string) => {
        const accent = accents[mark];
        return accent === undefined ? whole : `{\\${accent}${letter}}`;
      })
      .normalize('NFC')
  );
}

/** DOIs and URLs are not LaTeX, so encode only the characters that BibTeX itself interprets. */
function toVerbatim(text: string): string {
  return text.replaceAll(/[{}\\]/gu, encodeURIComponent);
}

import type { CslItem, CustomFields } from '@adp/shared-data/citation';

const types: Readonly<Record<CslItem['type'], string>> = {
  report: 'RPRT',
  dataset: 'DATA',
  speech: 'SLIDE',
  motion_picture: 'VIDEO',
  graphic: 'FIGURE',
  webpage: 'ELEC',
};

/** Formats a RIS record. Only the abstract has several lines, because parsers append untagged lines to the previous field. */
export function citeInRis(item: CslItem): string {
  const fields: readonly (readonly [tag: string, value: string | undefined])[] = [
    ...(item.author ?? []).map((name) => ['AU', toRisName(name)] as const),
    ['TI', item.title],
    ['T2', item['container-title']],
    ['T3', item['collection-title']],
    ['PY', item.issued && pad(item.issued['date-parts'][0]?.[0], 4)],
    ['DA', item.issued && toRisDate(item.issued)],
    ['PB', item.publisher],
    ['ET', item.version],
    ['M3', item.genre],
    ['SP', item['number-of-pages']],
    ['SN', item.ISBN],
    ['DO', item.DOI],
    ['UR', item.URL],
    ['Y2', item.accessed && toRisDate(item.accessed)],
    ['LA', item.language],
    ...toAbstracts(item.abstract ?? '').map((text) => ['AB', text] as const),
    ...(item.keyword ?? '').split(', ').map((keyword) => ['KW', keyword] as const),
    ...toUserFields(item.custom ?? {}).map((text) => ['U1', text] as const),
    ['ID', item['citation-key']],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []));
  return [`TY  - ${types[item.type]}`, ...lines, 'ER  - ', ''].join('\r\n');
}

/** Splits an abstract before each paragraph that looks like a field, so that each part becomes a separate `AB` field. */
function toAbstracts(abstract: string): string[] {
  return abstract.split(/\n\n(?=[a-z][a-z0-9]{1,3}[ \t]{0,3}-)/iu).map((text) => text.replaceAll('\n', '\r\n'));
}

/** Returns values for user-defined fields, such as "licence: CC-BY-4.0". */
function toUserFields({
  displayedAuthors = [],
  corporateAuthor,
  licence,
  themes = [],
  countries = [],
}: CustomFields): string[] {
  const fields = { corporateAuthor, licence, themes: themes.join('; '), countries: countries.join('; ') };
  return [
    ...displayedAuthors.map((name) => `displayedAuthors: ${name}`),
    ...Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])),
  ];
}

/** Returns "Family, Given, Suffix". A trailing comma marks an organisation, as in EndNote. */
function toRisName(name: NonNullable<CslItem['author']>[number]): string {
  if ('literal' in name) return `${name.literal},`;
  return [name.family, name.given, name.suffix].filter(Boolean).join(', ');
}

/** Formats a date as `YYYY/MM/DD/`. The slashes remain if the month or the day is unknown. */
function toRisDate({ 'date-parts': [parts = []] }: NonNullable<CslItem['issued']>): string {
  const [year, month, day] = parts;
  return `${pad(year, 4)}/${pad(month, 2)}/${pad(day, 2)}/`;
}

function pad(part: number | undefined, length: number): string {
  return part === undefined ? '' : String(part).padStart(length, '0');
}

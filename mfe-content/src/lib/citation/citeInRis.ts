import type { CslItem } from './toCsl';

const types: Readonly<Record<CslItem['type'], string>> = {
  report: 'RPRT',
  dataset: 'DATA',
  speech: 'SLIDE',
  motion_picture: 'VIDEO',
  graphic: 'FIGURE',
  webpage: 'ELEC',
};

/** The item as a RIS record, one line per field: readers of the format take a line break for the end of the field. */
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
    ['AB', item.abstract],
    ...(item.keyword ?? '').split(', ').map((keyword) => ['KW', keyword] as const),
    ['ID', item['citation-key']],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []));
  return [`TY  - ${types[item.type]}`, ...lines, 'ER  - ', ''].join('\r\n');
}

/** Returns "Family, Given, Suffix". A trailing comma marks an organisation, as in EndNote. */
function toRisName(name: NonNullable<CslItem['author']>[number]): string {
  if ('literal' in name) return `${name.literal},`;
  return [name.family, name.given, name.suffix].filter(Boolean).join(', ');
}

/** `YYYY/MM/DD/`: the slashes remain where the month or the day is unknown. */
function toRisDate({ 'date-parts': [parts = []] }: NonNullable<CslItem['issued']>): string {
  const [year, month, day] = parts;
  return `${pad(year, 4)}/${pad(month, 2)}/${pad(day, 2)}/`;
}

function pad(part: number | undefined, length: number): string {
  return part === undefined ? '' : String(part).padStart(length, '0');
}

import { kindNames } from '@adp/shared-data/content';
import { properNames } from '@adp/shared-data/fields';
import { type ChartRow, shownRows, toChartRows } from '@adp/shared-ui/charts';
import { formatDay, numberFormat } from '@adp/shared-ui/format';
import { findLanguageEntry, type Language } from '@adp/shared-ui/languages';
import type { CountedProperty, ItemCounts } from '@adp/shared-ui/search-index';
import { type Markup, markup } from '../discovery/markup/markup';
import type { SiteUrls } from '../discovery/siteUrls';
import { type Embed } from './embedHtml';
import { getText } from './text';

interface Counted {
  readonly counts: ItemCounts;
  /** The only programme whose items are counted. */
  readonly programme: string | undefined;
  readonly asOf: Date;
  readonly now: Date;
}

/** Returns the chart of a property as an embed: a table with a bar in each row, as on the page about open data or of a programme. */
export function toChartEmbed(
  property: CountedProperty,
  { counts, programme, asOf, now }: Counted,
  urls: SiteUrls,
): Embed {
  const { language } = urls;
  const text = getText(language);
  const toName = (_: CountedProperty, value: string) => {
    const kind = kindNames.find((name) => name === value);
    return kind ? urls.text(`kind.${kind}`) : value;
  };
  const rows = toChartRows(property, counts[property], { now, locale: language, toName });
  const max = Math.max(1, ...rows.map(({ count }) => count));
  const rest = rows.slice(shownRows);
  const canonical = urls.page(programme === undefined ? '/about/open-data' : `/${programme}`);
  return {
    section: programme === undefined ? text('charts.title') : (properNames[programme] ?? programme),
    title: text(`charts.${property}`),
    canonical,
    body: markup`${
      rows.length === 0 ? markup`<p>${text('charts.none')}</p>` : toTable(rows.slice(0, shownRows), max, language)
    }
${
  rest.length === 0
    ? undefined
    : markup`<details>
<summary>${text('charts.more', { count: rest.length })}</summary>
${toTable(rest, max, language)}
</details>`
}
<p class="note">${text('charts.asOf', { day: formatDay(asOf, 'UTC', language) })}</p>`,
    more: {
      href: `${canonical}#${programme === undefined ? 'numbers' : 'on-this-site'}`,
      label: text('embed.numbers'),
    },
  };
}

function toTable(rows: readonly ChartRow[], max: number, language: Language): Markup {
  const format = numberFormat(findLanguageEntry(language)?.formatLocale ?? language);
  return markup`<table><tbody>${rows.map(
    ({
      label,
      count,
    }) => markup`<tr><th scope="row">${label}</th><td class="count">${format.format(count)}</td><td><svg class="bar" aria-hidden="true"><rect width="${Math.round((count / max) * 100)}%" height="100%"/></svg></td></tr>
`,
  )}</tbody></table>`;
}

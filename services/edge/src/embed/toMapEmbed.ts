import {
  type CountryCounts,
  type Filters,
  type MapList,
  printMapFilters,
  toListSegment,
  withFilter,
} from '@adp/shared-data/lists';
import { countryName } from '@adp/shared-ui/format';
import {
  dotRadius,
  getShade,
  islands,
  mapHeight,
  mapWidth,
  paths,
  pressRadius,
  toLabels,
  toShades,
} from '@adp/shared-ui/map-drawing';
import { type Markup, markup } from '../discovery/markup/markup';
import type { SiteUrls } from '../discovery/siteUrls';
import { type Embed, newTab } from './embedHtml';
import { getText } from './text';

interface Counted {
  readonly filters: Filters;
  readonly counts: Pick<CountryCounts, 'counts' | 'capped'>;
}

/** Returns the map of a list as an embed. Screen readers and keyboards use the list of countries, as on the map's page. */
export function toMapEmbed(list: MapList, { filters, counts: { counts, capped } }: Counted, urls: SiteUrls): Embed {
  const { language } = urls;
  const text = getText(language);
  const toHref = (countries: readonly string[]) =>
    urls.page(`/${toListSegment(list)}${printMapFilters(list, withFilter(filters, 'country', countries))}`);
  const toTitle = (code: string) =>
    text('map.country', { name: countryName(code, language), count: counts[code] ?? 0 });
  const countries = Object.keys(counts)
    .map((code) => ({ href: toHref([code]), title: toTitle(code) }))
    .sort((a, b) => a.title.localeCompare(b.title, language));
  return {
    title: text(`map.title.${list}`),
    canonical: urls.page(`/map/${toListSegment(list)}${printMapFilters(list, filters)}`),
    body: markup`<figure>
${toMap({ counts, selected: filters['country'] ?? [], toHref: (code) => toHref([code]), toTitle })}
${toLegend(counts, (from, to) => text(from === to ? 'map.number' : 'map.range', { from, to }))}
${countries.length === 0 ? markup`<p>${text('map.none')}</p>` : undefined}
${capped ? markup`<p class="note">${text('map.capped')}</p>` : undefined}
${list === 'people' ? undefined : markup`<p class="note">${text('map.regions')}</p>`}
<p class="note">${text('map.source')}</p>
</figure>
${
  countries.length === 0
    ? undefined
    : markup`<details>
<summary>${text('map.countries')}</summary>
<ul class="countries">${countries.map(({ href, title }) => markup`<li><a href="${href}" ${newTab}>${title}</a></li>\n`)}</ul>
</details>`
}`,
    more: { href: toHref([]), label: text('embed.all') },
  };
}

interface MapOptions {
  readonly counts: CountryCounts['counts'];
  readonly selected: readonly string[];
  readonly toHref: (country: string) => string;
  readonly toTitle: (country: string) => string;
}

/** Draws the map like `AfricaMap`, whose class names and styles it has. */
function toMap({ counts, selected, toHref, toTitle }: MapOptions): Markup {
  const shades = toShades(Object.values(counts));
  const toCount = (code: string) => counts[code] ?? 0;
  const toCountry = (code: string, shape: Markup) => {
    const mark = selected.includes(code) ? markup` data-selected="true"` : undefined;
    return markup`<a class="country" href="${toHref(code)}" ${newTab} tabindex="-1" data-shade="${getShade(shades, toCount(code))}"${mark}><title>${toTitle(code)}</title>${shape}</a>
`;
  };
  // Draw selected countries last, so that their neighbours do not cover their borders.
  const drawn = Object.entries(paths).sort(([a], [b]) => Number(selected.includes(a)) - Number(selected.includes(b)));
  return markup`<div class="frame"><svg class="map" viewBox="0 0 ${mapWidth} ${mapHeight}" aria-hidden="true">
${drawn.map(([code, path]) => toCountry(code, markup`<path d="${path}"/>`))}${Object.entries(islands).map(
    ([code, [x, y]]) =>
      toCountry(
        code,
        markup`<circle class="press" cx="${x}" cy="${y}" r="${pressRadius}"/><circle cx="${x}" cy="${y}" r="${dotRadius}"/>${
          toCount(code) > 0
            ? markup`<text class="beside" x="${x}" y="${y + 2 * dotRadius}">${toCount(code)}</text>`
            : undefined
        }`,
      ),
  )}${toLabels(counts).map(
    ({ x, y, count, onlyWide }) =>
      markup`<text class="label" x="${x}" y="${y}" data-shade="${getShade(shades, count)}" data-wide="${String(onlyWide)}">${count}</text>
`,
  )}</svg></div>`;
}

function toLegend(counts: CountryCounts['counts'], toRange: (from: number, to: number) => string): Markup {
  const ranges = [{ from: 0, to: 0 }, ...toShades(Object.values(counts))];
  return markup`<ul class="legend" aria-hidden="true">${ranges.map(
    ({ from, to }, shade) =>
      markup`<li class="shade"><span class="swatch" data-shade="${shade}"></span><span>${toRange(from, to)}</span></li>`,
  )}</ul>`;
}

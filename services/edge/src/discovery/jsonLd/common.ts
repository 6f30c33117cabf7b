import type { Item } from '@adp/shared-data/content';
import type { TextLanguage } from '@adp/shared-data/translation';
import { toLocalTime, toWallTime } from '@adp/shared-ui/calendar';
import { getTextLanguage } from '@adp/shared-ui/format';
import type { CreativeWork, Organization, Person } from 'schema-dts';
import type { SiteUrls } from '../siteUrls';
import { plainLine } from '../markup/plainLine';
import { getItemLanguages } from '../getItemLanguages';

type Defined<Fields> = { [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name] } & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

export function omitUndefined<const Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
}

export function toLocalDateTime(at: Date, timezone: string, stored?: string): string {
  return toLocalTime(toWallTime(at, timezone, stored).toISOString().slice(0, 19), at);
}

export const omitEmpty = <Value>(list: readonly Value[]): readonly Value[] | undefined =>
  list.length > 0 ? list : undefined;

/** The price of free items. Search engines require a currency. */
export const free = { price: 0, priceCurrency: 'USD' } as const;

const licences: Readonly<Record<string, string>> = {
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC-BY-NC-4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
};

const getLicence = (licence: string | undefined): string | undefined =>
  licence === undefined ? undefined : licences[licence];

export const toOrganisation = (name: string | undefined): Organization | undefined =>
  name === undefined ? undefined : { '@type': 'Organization', name: plainLine(name) };

export const toPerson = (name: string, url?: string): Person => ({
  '@type': 'Person',
  name: plainLine(name),
  ...(url === undefined ? {} : { url }),
});

export const toPublisher = ({ site, text }: SiteUrls): Organization => ({
  '@type': 'Organization',
  '@id': `${site}/#organization`,
  name: text('site.name'),
  url: `${site}/`,
});

export function toThingFields(item: Item, urls: SiteUrls) {
  const url = urls.itemIn(getTextLanguage(item), item.kind, item.id);
  return {
    '@id': `${url}#${item.kind}`,
    name: plainLine(item.title),
    description: plainLine(item.summary),
    url,
    image: urls.card(item.kind, item),
  };
}

function toTranslationFields(item: Item, urls: SiteUrls) {
  const { kind, id, lang, translation, translations = {} } = item;
  const toWork = (inLanguage: TextLanguage, name: string | undefined): CreativeWork =>
    omitUndefined({
      '@type': 'CreativeWork',
      '@id': `${urls.itemIn(inLanguage, kind, id)}#${kind}`,
      inLanguage,
      name: name === undefined ? undefined : plainLine(name),
    });
  if (translation)
    return {
      translationOfWork: toWork(lang, translation.originalTitle),
      translator: translation.how === 'machine' ? undefined : toPerson(translation.translatorName),
      workTranslation: undefined,
    };
  const otherLanguages = getItemLanguages(item).filter((language) => language !== lang);
  return {
    translationOfWork: undefined,
    translator: undefined,
    workTranslation: omitEmpty(otherLanguages.map((language) => toWork(language, translations[language]?.title))),
  };
}

export function toTextFields(item: Item, urls: SiteUrls) {
  const { updatedAt, tags, themes } = item;
  return omitUndefined({
    ...toThingFields(item, urls),
    inLanguage: getTextLanguage(item),
    ...toTranslationFields(item, urls),
    dateModified: updatedAt.toISOString(),
    keywords: [...themes.map((theme) => theme.replaceAll('-', ' ')), ...tags.map((tag) => plainLine(tag))],
    license: getLicence(item.licence),
  });
}

export function toWorkFields(item: Item, urls: SiteUrls) {
  return omitUndefined({
    ...toTextFields(item, urls),
    datePublished: item.publishedAt?.toISOString(),
    isAccessibleForFree: true,
    publisher: toPublisher(urls),
    author: toPerson(urls.author(item), urls.profile(item.authorUsername)),
    citation: omitEmpty(item.sources),
  });
}

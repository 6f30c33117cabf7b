import type { Item } from '@adp/shared-data/content';
import type { TextLanguage } from '@adp/shared-data/translation';
import { toLocalTime, toWallTime } from '@adp/shared-ui/calendar';
import { getTextLanguage } from '@adp/shared-ui/format';
import type { CreativeWork, Organization, Person } from 'schema-dts';
import type { Addresses } from '../addresses';
import { plainLine } from '../markup/plainLine';
import { getItemLanguages } from '../getItemLanguages';

/** Fields of which some may be undefined, as those that are known. */
type Known<Fields> = { [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name] } & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

/** Leaves out what is undefined: what is not known of a thing is not said. */
export function omitUnknown<const Fields extends object>(fields: Fields): Known<Fields> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Known<Fields>;
}

/** Returns a local time with its offset, which search engines show: `2026-11-24T09:00:00+03:00`. */
export function toLocalDateTime(at: Date, timezone: string, stored?: string): string {
  return toLocalTime(toWallTime(at, timezone, stored).toISOString().slice(0, 19), at);
}

/** Some of a list, or nothing where it is empty. */
export const some = <Value>(list: readonly Value[]): readonly Value[] | undefined =>
  list.length > 0 ? list : undefined;

/** The price of what costs nothing: search engines want a currency all the same. */
export const free = { price: 0, priceCurrency: 'USD' } as const;

/** Licences by their address, as search engines identify them; an item without one says nothing. */
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

/** The site as the publisher of its pages. */
export const toPublisher = ({ site, text }: Addresses): Organization => ({
  '@type': 'Organization',
  '@id': `${site}/#organization`,
  name: text('site.name'),
  url: `${site}/`,
});

/** What every item has, of any type: name, description, address and picture. */
export function toThingFields(item: Item, addresses: Addresses) {
  const url = addresses.itemIn(getTextLanguage(item), item.kind, item.id);
  return {
    '@id': `${url}#${item.kind}`,
    name: plainLine(item.title),
    description: plainLine(item.summary),
    url,
    image: addresses.card(item.kind, item),
  };
}

/** Of a translation the original and who made it; of an original its translations. */
function toTranslationFields(item: Item, addresses: Addresses) {
  const { kind, id, lang, translation, translations = {} } = item;
  const toWork = (inLanguage: TextLanguage, name: string | undefined): CreativeWork =>
    omitUnknown({
      '@type': 'CreativeWork',
      '@id': `${addresses.itemIn(inLanguage, kind, id)}#${kind}`,
      inLanguage,
      name: name === undefined ? undefined : plainLine(name),
    });
  if (translation)
    return {
      translationOfWork: toWork(lang, translation.originalTitle),
      translator: translation.how === 'machine' ? undefined : toPerson(translation.translatorName),
      workTranslation: undefined,
    };
  const others = getItemLanguages(item).filter((one) => one !== lang);
  return {
    translationOfWork: undefined,
    translator: undefined,
    workTranslation: some(others.map((one) => toWork(one, translations[one]?.title))),
  };
}

/** What an item has whose text is here, whoever has made what it is about: language, translations, date, keywords, licence. */
export function toTextFields(item: Item, addresses: Addresses) {
  const { updatedAt, tags, themes } = item;
  return omitUnknown({
    ...toThingFields(item, addresses),
    inLanguage: getTextLanguage(item),
    ...toTranslationFields(item, addresses),
    dateModified: updatedAt.toISOString(),
    keywords: [...themes.map((theme) => theme.replaceAll('-', ' ')), ...tags.map((tag) => plainLine(tag))],
    license: getLicence(item.licence),
  });
}

/** What an item has that somebody wrote: with its text its author, day and sources. */
export function toWorkFields(item: Item, addresses: Addresses) {
  return omitUnknown({
    ...toTextFields(item, addresses),
    datePublished: item.publishedAt?.toISOString(),
    isAccessibleForFree: true,
    publisher: toPublisher(addresses),
    author: toPerson(addresses.author(item), addresses.profile(item.authorUsername)),
    citation: some(item.sources),
  });
}

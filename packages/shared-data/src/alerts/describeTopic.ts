import { countryName, isolate, languageName } from '@adp/shared-ui/format';
import { properNames } from '../fields/properNames';
import type { Topic } from './topics';

/** The names of kinds and filter values in a language: a file of the folder `topic-names`. */
export type TopicNames = Readonly<Record<string, string>>;

const quotes: Readonly<Record<string, readonly [string, string]>> = {
  fr: ['« ', ' »'],
  pt: ['«', '»'],
  ar: ['«', '»'],
};

/** Returns a topic as a list of names in a language: "Opportunities · Grant · Kenya". */
export function describeTopic({ kind, filters, q }: Topic, names: TopicNames, locale: string): string {
  const values = Object.entries(filters).flatMap(([field, chosen]) =>
    chosen.map((value) => isolate(toName(field, value, names, locale))),
  );
  const [open, close] = quotes[locale] ?? ['“', '”'];
  return [
    ...(kind ? [names[`kind.${kind}`] ?? kind] : []),
    ...values,
    ...(q ? [`${open}${isolate(q)}${close}`] : []),
  ].join(' · ');
}

function toName(field: string, value: string, names: TopicNames, locale: string): string {
  if (field === 'lang' || field === 'language') return languageName(value, locale);
  if (field === 'country') return names[`region.${value}`] ?? countryName(value, locale);
  return names[`${field}.${value}`] ?? properNames[value] ?? value;
}

import { toCodeTerm } from '../toTerms';
import type { Meaning } from './Meaning';

/**
 * Names of the months in the five languages, separated by `|`. `Intl.DateTimeFormat` has them too, but takes 80 ms to
 * list them. Arabic names include those of the Maghreb and the Levant. "Mar" is missing, because it is a sea.
 */
const monthNames: readonly string[] = [
  'January|Jan|janvier|janeiro|Januari|يناير|جانفي|كانون الثاني',
  'February|Feb|février|fevereiro|Februari|فبراير|فيفري|شباط',
  'March|mars|março|Machi|مارس|آذار',
  'April|Apr|avril|abril|Aprili|أبريل|إبريل|أفريل|نيسان',
  'May|mai|maio|Mei|مايو|ماي|أيار',
  'June|Jun|juin|junho|Juni|يونيو|جوان|حزيران',
  'July|Jul|juillet|julho|Julai|يوليو|يوليوز|جويلية|تموز',
  'August|Aug|août|agosto|Agosti|أغسطس|أغشت|غشت|أوت|آب',
  'September|Sep|Sept|septembre|setembro|Septemba|سبتمبر|شتنبر|شتمبر|أيلول',
  'October|Oct|octobre|outubro|Oktoba|أكتوبر|تشرين الأول',
  'November|Nov|novembre|novembro|Novemba|نوفمبر|نونبر|تشرين الثاني',
  'December|Dec|décembre|dezembro|Desemba|ديسمبر|دجنبر|دجمبر|كانون الأول',
];
/** Words for "month" that may precede a name. */
const prefixes = ['', 'month of ', 'mois de ', 'mois d’', 'mês de ', 'شهر ', 'mwezi wa '];

/** Returns the names of the months, each with its meaning. */
export function listMonths(): readonly (readonly [string, Meaning])[] {
  return monthNames.flatMap((names, index) => {
    const meaning: Meaning = { terms: [toCodeTerm(String(index + 1).padStart(2, '0'), 'month')], isDate: true };
    return names.split('|').flatMap((name) => prefixes.map((prefix) => [prefix + name, meaning] as const));
  });
}

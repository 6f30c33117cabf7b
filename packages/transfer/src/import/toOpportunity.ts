import { choices } from '@adp/shared-data/content';
import { parseAmount } from '@adp/shared-data/fields';
import { isTimeZone } from '@adp/shared-data/places';
import { readAddresses, readPlaces, toCommonFields, toLanguages } from './commonFields';
import { toClosingTime, toDay, toLocal } from './dates';
import { readTimeZone } from './readTimeZone';
import { defined, type Draft, type RowReader } from './Draft';
import { toOptionalLine, toParagraphs } from './texts';
import { toChoice } from './vocabulary';

export function toOpportunity(reader: RowReader): Omit<Draft, 'notes' | 'refusals'> {
  const { first, all, written, fallback } = reader;
  const abstract = toParagraphs(first('abstract') ?? first('body') ?? '');
  const { doi, pages, files } = readAddresses(reader);
  const [page = files[0]] = pages;
  const common = toCommonFields(reader, abstract);
  const places = readEligiblePlaces(reader);
  const apply = first('howToApply');
  const fields = {
    ...common,
    // By law, all rights are reserved if the source of an opportunity grants no licence.
    licence: common.licence ?? 'all-rights-reserved',
    body: first('body') ?? abstract,
    type: toType(written('type')) ?? toType(fallback('type')),
    provider: toOptionalLine(first('provider') ?? first('publisher') ?? first('corporateAuthor')),
    ...toDeadline(reader),
    deadlineNote: toOptionalLine(first('deadlineNote')),
    applicantTypes: toChoices(choices.applicantType, 'applicantTypes', reader),
    careerStages: toChoices(choices.careerStage, 'careerStages', reader),
    countries: places,
    eligibleCountries: places,
    languagesAccepted: toLanguages(all('languagesAccepted'), reader),
    amountMin: readAmount('amountMin', common.lang, reader),
    amountMax: readAmount('amountMax', common.lang, reader),
    currency: first('currency')?.toUpperCase(),
    howToApply: apply === undefined ? undefined : toParagraphs(apply),
    applyUrl: first('applyUrl') ?? page,
    applyEmail: first('applyEmail'),
    remote: /^(yes|true|1|oui|sim)$/i.test(first('remote') ?? ''),
    sourceUrl: page,
  };
  return { fields: defined(fields), doi, address: page ?? first('identifier') };
}

const toType = ([text]: readonly string[]) => toChoice(choices.opportunityType, text);

/** Reads the eligible places. Without places, an opportunity is open to everyone, so unreadable places reject the row. */
function readEligiblePlaces(reader: RowReader) {
  const { places, unread } = readPlaces(reader);
  if (unread !== '') reader.refuse('eligibleCountries', `cannot be read: ${unread}`);
  return places;
}

function readAmount(field: 'amountMin' | 'amountMax', language: string | undefined, { first, refuse }: RowReader) {
  const text = first(field);
  if (text === undefined) return undefined;
  const [amount, alternative] = parseAmount(text, language);
  if (amount === undefined)
    refuse(field, `is ${text}, which is not an amount: write digits, and the currency in its column`);
  else if (alternative !== undefined)
    refuse(field, `is ${text}, which can be ${amount} or ${alternative}: write it without a thousands separator`);
  else if (!Number.isInteger(amount)) refuse(field, `is ${text}, but must be a whole number`);
  return amount ?? text;
}

const dateForm = /^(\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?)(?::\d\d(?:[.]\d+)?)?\s*(.*)$/;

/** Reads the deadline. A row with a date has a fixed deadline. A row without one must name the kind of deadline. */
function toDeadline({ first, written, fallback, note, refuse }: RowReader) {
  const text = first('deadline');
  if (text === undefined) return { deadlineKind: toChoice(['rolling', 'none'], first('deadlineKind')) };
  const readZone = (zone = '') => (zone === '' ? undefined : readTimeZone(zone, refuse));
  const [, dateTime = text, zoneText] = dateForm.exec(text) ?? [];
  const zoneBehind = readZone(zoneText);
  const timezone = readZone(written('timezone')[0]) ?? zoneBehind ?? readZone(fallback('timezone')[0]);
  // Use UTC for an unknown time zone, so that the report rejects only the time zone.
  const toKnownZone = (name = 'UTC') => (isTimeZone(name) ? name : 'UTC');
  const zone = toKnownZone(zoneBehind ?? timezone);
  const deadlineAt = toClosingTime(dateTime, zone);
  if (deadlineAt === undefined)
    refuse(
      'deadlineAt',
      toClosingTime(dateTime, 'UTC')
        ? `is ${text}, a time that clocks in ${zone} skip`
        : `is ${text}, which does not have the form 2027-01-31 or 2027-01-31 17:00`,
    );
  const opens = first('opensAt');
  const opensAt = opens === undefined ? undefined : toDay(opens);
  if (opens !== undefined && opensAt === undefined) note(`opensAt: ${opens} does not have the form 2027-01-31`);
  const deadlineLocal = deadlineAt && toLocal(deadlineAt, toKnownZone(timezone));
  return { deadlineKind: 'fixed', deadlineAt, deadlineLocal, timezone, opensAt };
}

function toChoices<const Value extends string>(
  values: readonly Value[],
  field: 'applicantTypes' | 'careerStages',
  { all, note, refuse }: RowReader,
): Value[] {
  const unknown = all(field).filter((text) => toChoice(values, text) === undefined);
  const selected = [...new Set(all(field).flatMap((text) => toChoice(values, text) ?? []))];
  const sentence = `not on the site's list: ${unknown.join(', ')}`;
  // An opportunity without a selection is open to everyone, so reject a row whose values are all unknown.
  if (unknown.length > 0 && selected.length === 0) refuse(field, `is ${sentence}`);
  else if (unknown.length > 0) note(`${field}: ${sentence}`);
  return selected;
}

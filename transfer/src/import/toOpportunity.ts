import { choices } from '@adp/shared-data';
import { readAddresses, toCommonFields, toCountries, toLanguages, toNumber } from './commonFields';
import { toInstant } from './dates';
import { defined, type Draft, type RowReader } from './Draft';
import { toOptionalLine, toParagraphs } from './texts';
import { toChoice } from './vocabulary';

/** The opportunity that a row describes. */
export function toOpportunity(reader: RowReader): Omit<Draft, 'notes'> {
  const { first, all, given, fallback } = reader;
  const abstract = toParagraphs(first('abstract') ?? first('body') ?? '');
  const { doi, pages, files } = readAddresses(reader);
  const [page = files[0]] = pages;
  const common = toCommonFields(reader, abstract);
  const apply = first('howToApply');
  const fields = {
    ...common,
    // Markdown, as in the site's own form.
    body: first('body') ?? abstract,
    type: toType(given('type')) ?? toType(fallback('type')),
    provider: toOptionalLine(first('provider') ?? first('publisher') ?? first('corporateAuthor')),
    ...toDeadline(reader),
    deadlineNote: toOptionalLine(first('deadlineNote')),
    applicantTypes: toChoices(choices.applicantType, 'applicantTypes', reader),
    careerStages: toChoices(choices.careerStage, 'careerStages', reader),
    countries: toCountries(all('countries')),
    eligibleCountries: toCountries(all('countries')),
    languagesAccepted: toLanguages(all('languagesAccepted'), reader),
    amountMin: toNumber(first('amountMin')),
    amountMax: toNumber(first('amountMax')),
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

/** A row that names a day has a deadline; that it names none says nothing, so the row must say so itself. */
function toDeadline({ first, note }: RowReader) {
  const day = first('deadline');
  if (day === undefined) return { deadlineKind: toChoice(['rolling', 'none'], first('deadlineKind')) };
  const timezone = first('timezone') ?? (day.endsWith('Z') ? 'UTC' : undefined);
  const deadlineAt = toInstant(day, timezone ?? 'UTC');
  if (deadlineAt === undefined)
    note(`deadline: ${day} is not like 2027-01-31 or 2027-01-31 17:00, or the zone ${timezone ?? ''} is unknown`);
  const opens = first('opensAt');
  return {
    deadlineKind: 'fixed',
    deadlineAt,
    timezone,
    opensAt:
      opens === undefined ? undefined : toInstant(opens.length > 10 ? opens : `${opens} 00:00`, timezone ?? 'UTC'),
  };
}

function toChoices<const Value extends string>(
  values: readonly Value[],
  field: 'applicantTypes' | 'careerStages',
  { all, note }: RowReader,
): Value[] {
  const unknown = all(field).filter((text) => toChoice(values, text) === undefined);
  if (unknown.length > 0) note(`${field}: not on the site's list: ${unknown.join(', ')}`);
  return [...new Set(all(field).flatMap((text) => toChoice(values, text) ?? []))];
}

import * as v from 'valibot';
import { commonLimits } from './commonLimits';
import { patterns } from './patterns';

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A schema for a long text. Length in UTF-16 units. Codes: `text`, `too-short`, `too-long`. */
export const text = ({ min, max }: Range) =>
  v.pipe(v.string('text'), v.minLength(min, 'too-short'), v.maxLength(max, 'too-long'));

/** A schema for a short text with several lines, in code points. Codes: `text`, `too-short`, `too-long`. */
export const paragraph = ({ min, max }: Range) =>
  v.pipe(
    v.string('text'),
    // Attach the range for describeFields(), which cannot inspect a function.
    Object.assign(
      v.rawCheck<string>(({ dataset, addIssue }) => {
        const length = dataset.typed ? [...dataset.value].length : min;
        const received = String(length);
        if (length < min) addIssue({ message: 'too-short', expected: `>=${min}`, received });
        if (length > max) addIssue({ message: 'too-long', expected: `<=${max}`, received });
      }),
      { requirement: { min, max } },
    ),
  );

/** Requires at least one visible character. Code: `invisible`. */
export const visible = v.regex<string, 'invisible'>(/[^\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u, 'invisible');

/** A schema for a short text with one line. Codes: the codes of `paragraph`, and `malformed`. */
export const line = (range: Range) => v.pipe(paragraph(range), v.regex(/^[^\n]*$/, 'malformed'));

/** A schema for a text that matches a pattern as a whole. Codes: `text`, `too-long`, `malformed`. */
export const matching = (pattern: string, max: number) =>
  v.pipe(v.string('text'), v.maxLength(max, 'too-long'), v.regex(new RegExp(`^(?:${pattern})$`), 'malformed'));

/** A schema for a whole number. Codes: `number`, `too-small`, `too-big`. */
export const whole = ({ min, max }: Range) =>
  v.pipe(v.number('number'), v.safeInteger('number'), v.minValue(min, 'too-small'), v.maxValue(max, 'too-big'));

/** A schema for one value of a controlled list. Code: `choice`. */
export const choice = <const Options extends readonly string[]>(options: Options) => v.picklist(options, 'choice');

/** A schema for a list of distinct items. Codes: `list`, `too-few`, `too-many`, `twice`, and the codes of the items. */
export const distinctList = <Item extends v.GenericSchema>(
  item: Item,
  { min = 0, max }: { min?: number; max: number },
) =>
  v.pipe(
    v.array(item, 'list'),
    v.minLength(min, 'too-few'),
    v.maxLength(max, 'too-many'),
    v.check((items) => new Set(items).size === items.length, 'twice'),
  );

export const url = matching(patterns.url, commonLimits.url.max);
export const pictureUrl = matching(patterns.picture, commonLimits.url.max);
export const country = matching(patterns.country, 4);
/** A schema for a list of countries and regions. A function, so that bundlers can remove it when unused. */
export const places = () => distinctList(country, commonLimits.countries);
export const language = matching(patterns.language, 3);
/** An IANA time zone. Forms check that the device supports the zone. */
export const zone = matching(patterns.zone, commonLimits.zone.max);
/** A date and time, stored as a Firestore timestamp. Code: `date`. */
export const dateTime = v.date('date');
/** The announced local time, such as `2026-10-29T23:30+03:00`. Missing in older documents (docs/decisions/131). */
export const localTime = v.exactOptional(matching(patterns.localTime, 25));
export const yesOrNo = v.boolean('yes-or-no');

import * as v from 'valibot';
import { commonLimits } from './commonLimits';
import { patterns } from './patterns';

/** An inclusive range of a text's length or a number's value. */
interface Range {
  readonly min: number;
  readonly max: number;
}

/** A long text, with its length in UTF-16 units. Codes: `text`, `too-short`, `too-long`. */
export const text = ({ min, max }: Range) =>
  v.pipe(v.string('text'), v.minLength(min, 'too-short'), v.maxLength(max, 'too-long'));

/**
 * A short text of several lines. Its length is in code points, as in patterns of the rules.
 * Codes: `text`, `too-short`, `too-long`.
 */
export const paragraph = ({ min, max }: Range) =>
  v.pipe(
    v.string('text'),
    // The range is for describeFields(), which cannot look into a function.
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

/** Requires at least one visible character: not a space, control character, zero-width character or blank letter. Code: `invisible`. */
export const visible = v.regex<string, 'invisible'>(/[^\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u, 'invisible');

/** A paragraph of one line. Codes: those of a paragraph, and `malformed`. */
export const line = (range: Range) => v.pipe(paragraph(range), v.regex(/^[^\n]*$/, 'malformed'));

/** A text that matches a whole-text pattern. Codes: `text`, `too-long`, `malformed`. */
export const matching = (pattern: string, max: number) =>
  v.pipe(v.string('text'), v.maxLength(max, 'too-long'), v.regex(new RegExp(`^(?:${pattern})$`), 'malformed'));

/** A whole number. Codes: `number`, `too-small`, `too-big`. */
export const whole = ({ min, max }: Range) =>
  v.pipe(v.number('number'), v.safeInteger('number'), v.minValue(min, 'too-small'), v.maxValue(max, 'too-big'));

/** One of a controlled list. Code: `choice`. */
export const choice = <const Options extends readonly string[]>(options: Options) => v.picklist(options, 'choice');

/** A list of distinct items. Codes: `list`, `too-few`, `too-many`, `twice`, and those of the items. */
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

/** An https URL. */
export const url = matching(patterns.url, commonLimits.url.max);
/** The URL of an uploaded picture. */
export const pictureUrl = matching(patterns.picture, commonLimits.url.max);
export const country = matching(patterns.country, 4);
/** Countries and regions. A function, so that bundlers can drop it. */
export const places = () => distinctList(country, commonLimits.countries);
export const language = matching(patterns.language, 3);
/** An IANA time zone. The form checks that the device knows it. */
export const zone = matching(patterns.zone, commonLimits.zone.max);
/** A date and time, stored as a Firestore timestamp. Code: `date`. */
export const dateTime = v.date('date');
/** The announced local time of an instant: `2026-10-29T23:30+03:00`. Absent in older documents (docs/decisions/131). */
export const localTime = v.exactOptional(matching(patterns.localTime, 25));
export const yesOrNo = v.boolean('yes-or-no');

import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { listChoices } from '../../fields/listChoices';
import { line, distinctList, choice, yesOrNo } from '../../fields/fieldSchemas';
import { translatedTitles } from '../translation/translatedTitles';

/** A character that shows: no space, no control, nothing of no width, none of the letters that are blank. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** The fields of an item that every public list reads: for its card, or for filters that no query can express. */
export const listedContentFields = {
  title: v.pipe(line(commonLimits.title), v.regex(visible, 'invisible')),
  lang: choice(listChoices.lang),
  programme: v.exactOptional(choice(listChoices.programme)),
  themes: distinctList(choice(listChoices.theme), commonLimits.themes),
  translations: translatedTitles,
  /** Sample content, marked as such on the page. */
  sample: yesOrNo,
};

import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { listChoices } from '../../fields/listChoices';
import { line, distinctList, choice, visible, yesOrNo } from '../../fields/fieldSchemas';
import { translatedTitles } from '../translation/translatedTitles';

/** The fields of an item that every public list reads: for its card, or for filters that no query can express. */
export const listedContentFields = {
  title: v.pipe(line(commonLimits.title), visible),
  lang: choice(listChoices.lang),
  programme: v.exactOptional(choice(listChoices.programme)),
  themes: distinctList(choice(listChoices.theme), commonLimits.themes),
  translations: translatedTitles,
  /** Sample content, marked as such on the page. */
  sample: yesOrNo,
};

import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { listChoices } from '../../fields/listChoices';
import { line, distinctList, choice, visible, yesOrNo } from '../../fields/fieldSchemas';
import { translatedTitles } from '../translation/translatedTitles';

/** Fields that every public list reads, for cards and for filters that queries cannot express. */
export const listedContentFields = {
  title: v.pipe(line(commonLimits.title), visible),
  lang: choice(listChoices.lang),
  programme: v.exactOptional(choice(listChoices.programme)),
  themes: distinctList(choice(listChoices.theme), commonLimits.themes),
  translations: translatedTitles,
  /** True for sample content, which pages label as such. */
  sample: yesOrNo,
};

import * as v from 'valibot';
import { commonLimits } from '../../fields/commonLimits';
import { listChoices } from '../../fields/listChoices';
import { line, distinctList, choice, yesOrNo } from '../../fields/fieldSchemas';

/** What every public list reads of an item: its card shows it, or picks by it what no query can ask for. */
export const listedContentFields = {
  title: line(commonLimits.title),
  lang: choice(listChoices.lang),
  programme: v.exactOptional(choice(listChoices.programme)),
  themes: distinctList(choice(listChoices.theme), commonLimits.themes),
  /** Sample content, which the page says. */
  sample: yesOrNo,
};

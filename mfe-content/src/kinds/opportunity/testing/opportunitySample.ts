import type { Item } from '@adp/shared-data/content';
import { sampleFields, sampleLists } from '../../../testing/sampleFields';

export const opportunitySample: Item<'opportunity'> = {
  ...sampleFields,
  ...sampleLists(),
  kind: 'opportunity',
  id: 'o-papers',
  title: 'Call for papers on data governance',
  type: 'call_papers',
  provider: 'A university',
  deadlineKind: 'fixed',
  deadlineAt: new Date('2026-11-26T12:00:00Z'),
  timezone: 'Etc/GMT+12',
  applicantTypes: [],
  eligibleCountries: [],
  careerStages: [],
  languagesAccepted: [],
  howToApply: 'By e-mail.',
  remote: true,
};

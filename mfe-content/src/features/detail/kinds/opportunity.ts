import { opportunities } from '@adp/shared-data';
import own from '../../../messages/detail-opportunity-en.json';
import names from '../../../messages/opportunities-en.json';
import { detailOf } from '../detailOf';
import { OpportunityDetail } from '../OpportunityDetail';

export const detail = detailOf('opportunity', opportunities, OpportunityDetail, [names, own]);

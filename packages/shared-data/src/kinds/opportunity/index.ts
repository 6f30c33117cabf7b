export { type Opportunity, opportunitySchema, opportunities } from './opportunities';
export { listedOpportunities } from './listedOpportunities';

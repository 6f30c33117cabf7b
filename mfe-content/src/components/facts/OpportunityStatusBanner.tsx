import { opportunityState, type Deadline } from '../../lib/time/deadline';
import { useText } from '../../text';
import { StatusBanner } from './StatusBanner';

/** That one can no longer apply for an opportunity; nothing while one can. */
export function OpportunityStatusBanner({ deadline, now }: { deadline: Deadline; now: Date }) {
  const text = useText();
  const state = opportunityState(deadline, now);
  if (state !== 'closed' && state !== 'archived') return null;
  return (
    <StatusBanner weight="stop" title={text(`opportunity.state.${state}`)}>
      <p>{text('opportunity.closed.why')}</p>
    </StatusBanner>
  );
}

import { useNewBuild } from './useNewBuild';

/** The place of the offer to reload, which comes when a newer build is live; here from the start, so that it is announced. */
export function NewBuildNotice() {
  const { Offer, putOff } = useNewBuild();
  return <div role="status">{Offer ? <Offer onLater={putOff} /> : null}</div>;
}

import { useText } from '../../text';
import type { OpportunityState } from './deadline';
import styles from './StateMark.module.css';

/** The state of an opportunity: a word, and a mark with a different shape and colour for each state. */
export function StateMark({ state }: { state: OpportunityState }) {
  const text = useText();
  return (
    <span className={styles['state']} data-state={state}>
      {text(`opportunity.state.${state}`)}
    </span>
  );
}

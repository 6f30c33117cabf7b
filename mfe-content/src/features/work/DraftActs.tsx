import { isolate } from '@adp/shared-ui/format';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { outbox } from '../../api/outbox/outbox';
import { ActButton } from '../../components/own/ActButton';
import acts from '../../components/own/Acts.module.css';
import { Confirm } from '../../components/own/Confirm';
import type { Draft } from '../../lib/drafts/Draft';
import { drafts } from '../../lib/drafts/DraftStore';
import { editPath, writePath } from '../../paths';
import { useText } from '../../text';
import { faultOf, isForTheForm } from './DraftFault';
import { saidOf, titleOf, type Said } from './Said';

interface DraftActsProps {
  readonly draft: Draft;
  readonly sending: boolean;
  readonly onSay: (said: Said) => void;
}

/** What can be done with a draft of this device: go on, send, take back, throw away. */
export function DraftActs({ draft, sending, onSay }: DraftActsProps) {
  const text = useText();
  const [asking, setAsking] = useState(false);
  const [doing, setDoing] = useState<'send' | 'back' | 'throw'>();
  const { key, kind, itemId, base, queued } = draft;
  const name = isolate(titleOf(draft) || text(`work.untitled.${kind}`));
  const say = (what: Said['what']) => onSay({ what, kind, title: titleOf(draft) });
  const run = async (act: typeof doing, work: () => Promise<void>) => {
    setDoing(act);
    try {
      await work();
    } finally {
      setDoing(undefined);
    }
  };
  const send = (to: 'published' | 'draft') =>
    run('send', async () => {
      say('sending');
      onSay(saidOf(await outbox.submit(key, to), draft));
    });
  const takeBack = () => run('back', async () => say((await outbox.withdraw(key)) ? 'back' : 'late'));
  const throwAway = () =>
    run('throw', async () => {
      // One that is being sent from another window has to be taken back first, or it would go out all the same.
      if (queued && !(await outbox.withdraw(key))) {
        say('late');
        return;
      }
      await drafts.remove(key);
      say('thrown');
    });
  const fault = faultOf(draft);
  const idle = doing !== undefined;
  return (
    <div className={acts['acts']} role="group" aria-label={text('own.actions', { title: name })}>
      <Link className={acts['act']} to={base === null ? writePath(kind, key) : editPath(kind, itemId, key)}>
        {text(queued && !fault ? 'work.open' : 'work.goOn')}
      </Link>
      {queued && !sending && !isForTheForm(fault) ? (
        <ActButton busy={doing === 'send'} idle={idle} onClick={() => void send(queued.to)}>
          {text('work.send')}
        </ActButton>
      ) : null}
      {queued ? (
        <ActButton busy={doing === 'back'} idle={doing === 'back'} onClick={() => void takeBack()}>
          {text('work.takeBack')}
        </ActButton>
      ) : null}
      {sending ? null : (
        <ActButton busy={doing === 'throw'} idle={idle} onClick={() => setAsking(true)}>
          {text('work.throw')}
        </ActButton>
      )}
      {asking ? (
        <Confirm
          title={text('work.throw.sure', { title: name })}
          why={text(base === null ? 'work.throw.why.new' : 'work.throw.why.change')}
          yes={text('work.throw.yes')}
          no={text('own.delete.no')}
          onYes={() => {
            setAsking(false);
            void throwAway();
          }}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

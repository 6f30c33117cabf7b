import { toAppError } from '@adp/shared-auth/app-error';
import { Button, useLoaded } from '@adp/shared-ui';
import { ErrorSummary, Form } from '@adp/shared-ui/forms';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../../components/LoadError';
import form from '../../components/Form.module.css';
import { RowsSkeleton } from '../../components/RowsSkeleton';
import { type MessageId, useText } from '../../text';
import { actionPath, confirmAddress, stopAlerts } from '../../api/addressAlerts';
import { toFailureText } from '../../lib/toFailureText';
import { Done } from './Done';
import { ExportAddress } from './ExportAddress';
import { readToken } from './readToken';
import styles from './Subscriptions.module.css';
import { useTopicName } from './useTopicName';

interface AddressPanelProps {
  readonly token: string;
  readonly done: string | null;
  readonly failure: string | null;
}

/** The part of the page for a reader who follows a link in an email. Opening the link changes nothing; pressing a button does. */
export function AddressPanel({ token, done, failure }: AddressPanelProps) {
  const text = useText();
  const toTopicName = useTopicName();
  const content = readToken(token);
  if (content?.purpose === 'confirm')
    return (
      <OneButton
        token={token}
        action="confirm-subscription"
        send={confirmAddress}
        texts={{ title: 'alerts.token.confirm', submit: 'alerts.token.confirm.submit', done: 'alerts.token.confirmed' }}
        isDone={done !== null}
        failure={failure}
      >
        {content.topic === undefined ? null : <p>{toTopicName(content.topic)}</p>}
      </OneButton>
    );
  if (content?.purpose === 'stop') {
    const effect = content.stopsAll ? 'alerts.token.stoppedAll' : 'alerts.token.stop.why';
    return (
      <OneButton
        token={token}
        action="unsubscribe"
        send={stopAlerts}
        texts={{ title: 'alerts.token.stop', submit: 'alerts.token.stop.submit', done: effect }}
        isDone={done !== null}
        failure={failure}
      >
        <p>{text(effect)}</p>
      </OneButton>
    );
  }
  if (content?.purpose === 'manage')
    return (
      <>
        {done === 'confirmed' ? <Done>{text('alerts.token.confirmed')}</Done> : null}
        <WithoutScripts token={token} />
        <div className={styles['scripted']}>
          <LazyAddressAlerts token={token} />
        </div>
      </>
    );
  return (
    <div className={form['note']} role="alert">
      <h2 className={styles['title']}>{text('alerts.token.invalid')}</h2>
      <p>{text('alerts.token.invalid.why')}</p>
    </div>
  );
}

interface OneButtonProps {
  readonly token: string;
  readonly action: string;
  readonly send: (token: string) => Promise<void>;
  readonly texts: Readonly<Record<'title' | 'submit' | 'done', MessageId>>;
  readonly isDone: boolean;
  readonly failure: string | null;
  readonly children: ReactNode;
}

const toTokenFailure = (code: string): MessageId =>
  ['denied', 'not-found', 'invalid', 'link-invalid'].includes(code) ? 'alerts.token.invalid.why' : toFailureText(code);

function OneButton({ token, action, send, texts, isDone, failure: code, children }: OneButtonProps) {
  const text = useText();
  const [state, setState] = useState<'ready' | 'pending' | 'done'>(isDone ? 'done' : 'ready');
  const [failure, setFailure] = useState(code === null ? undefined : { text: toTokenFailure(code), attempt: 1 });
  if (state === 'done') return <Done>{text(texts.done)}</Done>;
  const submit = async () => {
    setState('pending');
    try {
      await send(token);
      setState('done');
    } catch (error) {
      setFailure({ text: toTokenFailure(toAppError(error).code), attempt: (failure?.attempt ?? 0) + 1 });
      setState('ready');
    }
  };
  return (
    <Form
      className={form['form']}
      method="post"
      action={`${actionPath(action)}?token=${encodeURIComponent(token)}`}
      isPending={state === 'pending'}
      onSubmit={submit}
    >
      <h2 className={styles['title']}>{text(texts.title)}</h2>
      {children}
      <ErrorSummary
        title={text('alerts.error.title')}
        errors={failure ? [{ text: text(failure.text) }] : []}
        attempt={failure?.attempt ?? 0}
      />
      <input type="hidden" name="token" value={token} />
      <div className={form['buttons']}>
        <Button type="submit" aria-disabled={state === 'pending'}>
          {text(texts.submit)}
        </Button>
      </div>
    </Form>
  );
}

/** Forms that export and delete the address without JavaScript, which the list of its topics needs. */
function WithoutScripts({ token }: { readonly token: string }) {
  const text = useText();
  return (
    <div className={styles['noScript']}>
      <p>{text('alerts.noScript')}</p>
      <ExportAddress token={token} />
      <form method="post" action={actionPath('forget-subscriber')}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{text('alerts.token.forget')}</Button>
      </form>
    </div>
  );
}

const loadAddressAlerts = async () =>
  (await import(/* webpackChunkName: "subscriptions-address" */ './AddressAlerts')).addressAlerts();

function LazyAddressAlerts({ token }: { readonly token: string }) {
  const { part: AddressAlerts, failed, retry } = useLoaded(loadAddressAlerts);
  if (failed) return <LoadError error={{ code: 'unavailable' }} onRetry={retry} />;
  return AddressAlerts ? <AddressAlerts token={token} /> : <RowsSkeleton rows={3} />;
}

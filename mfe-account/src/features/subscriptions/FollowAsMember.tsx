import type { SessionUser } from '@adp/shared-auth';
import { toAppError } from '@adp/shared-auth/app-error';
import { alertLimits, printTopic, type Subscription, type Topic } from '@adp/shared-data/alerts';
import { Button } from '@adp/shared-ui';
import { isolate } from '@adp/shared-ui/format';
import { CheckboxGroup, ErrorSummary, Form, RadioGroup } from '@adp/shared-ui/forms';
import { useState } from 'react';
import form from '../../components/Form.module.css';
import { useText } from '../../text';
import {
  channels as allChannels,
  frequencies,
  type StoredSubscription,
  useFollowMutation,
} from '../../store/alertsApi';
import { toFailureText } from '../../lib/toFailureText';
import { Done } from './Done';
import { useTopicName } from './useTopicName';

interface FollowAsMemberProps {
  readonly user: SessionUser;
  readonly topic: Topic;
  readonly subscriptions: readonly StoredSubscription[];
}

export function FollowAsMember({ user, topic, subscriptions }: FollowAsMemberProps) {
  const text = useText();
  const name = isolate(useTopicName()(topic));
  const canonical = printTopic(topic);
  const canMail = user.email !== null && user.emailVerified;
  const [frequency, setFrequency] = useState<Subscription['frequency']>('daily');
  const [chosen, setChosen] = useState<readonly string[]>(['site']);
  const [attempt, setAttempt] = useState(0);
  const [follow, { error, isLoading, isSuccess }] = useFollowMutation();
  if (isSuccess) return <Done>{text('alerts.followed', { topic: name })}</Done>;
  if (subscriptions.some((subscription) => subscription.topic === canonical))
    return <Done>{text('alerts.already', { topic: name })}</Done>;
  if (subscriptions.length >= alertLimits.perOwner) return <p className={form['note']}>{text('alerts.full')}</p>;
  const isEmpty = attempt > 0 && chosen.length === 0;
  const errors = [
    ...(isEmpty ? [{ field: 'alerts-channels', text: text('alerts.channels.missing') }] : []),
    ...(error && !isLoading ? [{ text: text(toFailureText(toAppError(error).code)) }] : []),
  ];
  const submit = () => {
    setAttempt(attempt + 1);
    if (chosen.length === 0) return undefined;
    const channels = allChannels.filter((channel) => chosen.includes(channel));
    return follow({ uid: user.uid, topic: canonical, frequency, channels, usedIds: subscriptions.map(({ id }) => id) });
  };
  const options = allChannels.filter((channel) => channel === 'site' || canMail);
  return (
    <Form className={form['form']} isPending={isLoading} onSubmit={submit}>
      <ErrorSummary title={text('alerts.error.title')} errors={errors} attempt={attempt} />
      <RadioGroup
        name="frequency"
        legend={text('alerts.frequency')}
        options={frequencies.map((value) => ({ value, label: text(`alerts.frequency.${value}`) }))}
        value={frequency}
        onChange={(value) => setFrequency(frequencies.find((each) => each === value) ?? 'daily')}
      />
      <CheckboxGroup
        id="alerts-channels"
        name="channels"
        legend={text('alerts.channels')}
        hint={canMail ? undefined : text('alerts.channel.email.unconfirmed')}
        error={isEmpty ? text('alerts.channels.missing') : undefined}
        options={options.map((value) => ({
          value,
          label: text(`alerts.channel.${value}`, { email: isolate(user.email ?? '') }),
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <div className={form['buttons']}>
        <Button type="submit" aria-disabled={isLoading}>
          {text(isLoading ? 'alerts.submit.pending' : 'alerts.followMember')}
        </Button>
      </div>
    </Form>
  );
}

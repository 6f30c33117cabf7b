import { describeTopic, parseTopic, type Topic } from '@adp/shared-data/alerts';
import { currentLocale } from '@adp/shared-ui';
import { isMessageId, useText } from '../../text';

export function useTopicName(): (topic: Topic | string) => string {
  const text = useText();
  const getName = (id: string) => {
    const messageId = `topic.${id}`;
    return isMessageId(messageId) ? text(messageId) : undefined;
  };
  const toName = (topic: Topic) => describeTopic(topic, getName, currentLocale().slice(0, 2));
  return (topic) => {
    if (typeof topic !== 'string') return toName(topic);
    const parsed = parseTopic(topic);
    return parsed ? toName(parsed) : topic;
  };
}

import type { AlertSettings } from '@adp/shared-data/alerts';
import { currentLocale } from '@adp/shared-ui';
import { formatDate } from '@adp/shared-ui/format';
import { languageNames, languages } from '@adp/shared-ui/languages';
import { SelectField, SelectOptions } from '@adp/shared-ui/forms';
import { useText } from '../../text';
import styles from './TimingFields.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const days = ['1', '2', '3', '4', '5', '6', '7'];
const labels = {
  digestHour: 'alerts.hour',
  digestDay: 'alerts.day',
  quietFrom: 'alerts.quietFrom',
  quietUntil: 'alerts.quietUntil',
} as const;
type NumberField = keyof typeof labels;
const numberFields = Object.keys(labels) as readonly NumberField[];

type Timing = Pick<AlertSettings, 'lang' | 'timezone' | 'digestHour' | 'digestDay'> &
  Partial<Pick<AlertSettings, 'quietFrom' | 'quietUntil'>>;

interface TimingFieldsProps {
  /** Without quiet hours, their fields are not shown. */
  readonly value: Timing;
  readonly zones: readonly string[];
  readonly onChange: (change: Partial<Timing>) => void;
}

/** Fields for the times, the language and the time zone of emails. */
export function TimingFields({ value, zones, onChange }: TimingFieldsProps) {
  const text = useText();
  return (
    <div className={styles['fields']}>
      {numberFields.map((field) =>
        value[field] === undefined ? null : (
          <SelectField
            key={field}
            id={`alerts-${field}`}
            label={text(labels[field])}
            hint={field === 'quietUntil' ? text('alerts.quiet.why') : undefined}
            value={String(value[field])}
            onChange={({ target }) => onChange({ [field]: Number(target.value) })}
          >
            <SelectOptions
              values={field === 'digestDay' ? days : hours}
              getName={field === 'digestDay' ? toDayName : toHourName}
            />
          </SelectField>
        ),
      )}
      <SelectField
        id="alerts-lang"
        label={text('alerts.lang')}
        value={value.lang}
        onChange={({ target }) => onChange({ lang: languages.find((each) => each === target.value) ?? value.lang })}
      >
        <SelectOptions
          values={languages}
          getName={(language) => languageNames[language as (typeof languages)[number]]}
          proper
        />
      </SelectField>
      <SelectField
        id="alerts-zone"
        label={text('alerts.zone')}
        value={value.timezone}
        onChange={({ target }) => onChange({ timezone: target.value })}
        dir="ltr"
      >
        <SelectOptions
          values={[...new Set([value.timezone, ...zones])]}
          getName={(zone) => zone.replaceAll('_', ' ')}
          proper
        />
      </SelectField>
    </div>
  );
}

/** A Monday, from which the names of weekdays are counted. */
const monday = Date.UTC(2026, 0, 5);

const toDayName = (day: string) =>
  formatDate(new Date(monday + (Number(day) - 1) * 86_400_000), { weekday: 'long', timeZone: 'UTC' }, currentLocale());

const toHourName = (hour: string) =>
  formatDate(new Date(monday + Number(hour) * 3_600_000), { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

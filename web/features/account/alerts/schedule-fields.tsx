import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ALERT_LIMITS, DEFAULT_ALERT_HOUR } from '../../../../interfaces/contract/alert/alert-words.js';
import { FormInput, FormSelect } from '../../../ui/form/form-field.js';
import type { Schedule } from './alerts.queries.js';
import { hourWords, ownTimeZone, WEEKDAYS, zoneWords } from './alert-words.js';

/** Values as inputs have them. */
export interface ScheduleValues {
  readonly label: string;
  readonly frequency: Schedule['frequency'];
  readonly weekday: string;
  readonly hour: string;
  /** Empty for the reader's. */
  readonly timeZone: string;
}

export const NEW_SCHEDULE: ScheduleValues = {
  ...{ label: '', frequency: 'daily', weekday: '0', hour: String(DEFAULT_ALERT_HOUR), timeZone: '' },
};

/** Returns the values in the form of the API. Browser only. */
export function scheduleIn({ label, frequency, weekday, hour, timeZone }: ScheduleValues): Schedule {
  return {
    ...{ label: label.trim(), frequency, hour: Number(hour), timeZone: timeZone === '' ? ownTimeZone() : timeZone },
    weekday: frequency === 'weekly' ? Number(weekday) : null,
  };
}

const FREQUENCIES = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
];

const DAYS = WEEKDAYS.map((label, day) => ({ value: String(day), label }));

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));

interface ScheduleFieldsProps<T extends ScheduleValues> {
  readonly form: UseFormReturn<T>;
  readonly nameHint?: string | undefined;
  /** Time zones to choose from, if there are several. */
  readonly timeZones?: readonly string[];
}

/** Name of an alert, and when its emails come. */
export function ScheduleFields<T extends ScheduleValues>({ form, nameHint, timeZones = [] }: ScheduleFieldsProps<T>) {
  const fields = form as unknown as UseFormReturn<ScheduleValues>;
  const frequency = useWatch({ control: fields.control, name: 'frequency' });
  return (
    <>
      <FormInput
        form={fields}
        name="label"
        label="Name"
        hint={nameHint}
        maxLength={ALERT_LIMITS.label}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <FormSelect form={fields} name="frequency" label="Emails" options={FREQUENCIES} />
        {frequency === 'weekly' && <FormSelect form={fields} name="weekday" label="Day" options={DAYS} />}
        <FormSelect form={fields} name="hour" label="Time" options={HOURS} />
      </div>
      {timeZones.length > 1 && (
        <FormSelect
          form={fields}
          name="timeZone"
          label="Time zone"
          options={timeZones.map((value) => ({ value, label: zoneWords(value) }))}
        />
      )}
    </>
  );
}

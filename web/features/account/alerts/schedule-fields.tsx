import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ALERT_LIMITS, DEFAULT_ALERT_HOUR } from '../../../../interfaces/contract/alert/alert-words.js';
import { FormInput, FormSelect } from '../../../ui/form/form-field.js';
import type { Schedule } from './alerts.queries.js';
import { hourWords, ownTimeZone, WEEKDAYS } from './alert-words.js';

/** Values as inputs have them. */
export interface ScheduleValues {
  readonly label: string;
  readonly frequency: Schedule['frequency'];
  readonly weekday: string;
  readonly hour: string;
}

export const NEW_SCHEDULE: ScheduleValues = {
  ...{ label: '', frequency: 'daily', weekday: '0', hour: String(DEFAULT_ALERT_HOUR) },
};

/** Returns the values in the form of the API, in the reader's time zone. Browser only. */
export function scheduleIn({ label, frequency, weekday, hour }: ScheduleValues): Schedule {
  return {
    ...{ label: label.trim(), frequency, hour: Number(hour), timeZone: ownTimeZone() },
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
}

/** Name of an alert, and when its emails come. */
export function ScheduleFields<T extends ScheduleValues>({ form, nameHint }: ScheduleFieldsProps<T>) {
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
    </>
  );
}

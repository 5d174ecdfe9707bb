import { useForm } from 'react-hook-form';
import type { Alert } from '../../../../interfaces/contract/alert/alert.js';
import { ALERTS_PATH } from '../../../lib/path/account-path.js';
import { useSending } from '../../../ui/form/use-sent-form.js';
import { FormDialog } from '../../../ui/overlay/form-dialog.js';
import { signInAgain } from '../../../ui/overlay/sign-in-again.js';
import { ownTimeZone } from './alert-words.js';
import { useAlertChange } from './alerts.queries.js';
import { scheduleIn, ScheduleFields, type ScheduleValues } from './schedule-fields.js';

interface EditAlertProps {
  readonly alert: Alert;
  readonly onClose: () => void;
}

/** A dialog for an alert's name, and when its emails come. */
export function EditAlert({ alert, onClose }: EditAlertProps) {
  const { label, frequency, weekday, hour, timeZone } = alert;
  const form = useForm<ScheduleValues>({
    defaultValues: { label, frequency, weekday: String(weekday ?? 0), hour: String(hour), timeZone },
  });
  const { send, isPending } = useSending(form, useAlertChange(alert.id), {
    failure: 'Please try again.',
    onSuccess: onClose,
    onSignedOut: () => signInAgain(ALERTS_PATH),
  });
  return (
    <FormDialog
      title="Edit alert"
      purpose="change alerts"
      submit="Save"
      pending="Saving..."
      isPending={isPending}
      onSubmit={(event) => void form.handleSubmit((values) => send(scheduleIn(values)))(event)}
      onClose={onClose}
      startsInField
    >
      <ScheduleFields form={form} timeZones={[...new Set([timeZone, ownTimeZone()])]} />
    </FormDialog>
  );
}

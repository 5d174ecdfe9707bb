import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { NotificationsForm } from '../../../interfaces/contract/account/account.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { SettingsForm } from './settings-form.js';
import { useAccountSave } from './use-account-save.js';

const DRAFTED = ['emailNotifications', 'smsNotifications'] as const;

export function NotificationsTab({ viewer }: { readonly viewer: Viewer }) {
  const { save, isSaving } = useAccountSave();
  const form = useForm({
    resolver: zodResolver(NotificationsForm),
    defaultValues: valuesOf(viewer),
  });
  useFormDraft(`notifications:${viewer.id}`, form, DRAFTED);
  const { register, handleSubmit, reset } = form;
  return (
    <SettingsForm
      title="Notification Settings"
      intro="We always email you about your account and its security."
      isSaving={isSaving}
      onSubmit={handleSubmit((values) => save(values, (saved) => reset(valuesOf(saved))))}
    >
      <div className="flex flex-col gap-2">
        <Checkbox
          label="Email notifications"
          hint="Replies to your reviews, and updates about your listings and claims."
          {...register('emailNotifications')}
        />
        <Checkbox
          label="SMS notifications"
          hint="Text messages to the phone number in your profile."
          {...register('smsNotifications')}
        />
      </div>
    </SettingsForm>
  );
}

function valuesOf({ emailNotifications, smsNotifications }: Viewer) {
  return { emailNotifications, smsNotifications };
}

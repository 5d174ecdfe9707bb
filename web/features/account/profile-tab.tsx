import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ProfileForm } from '../../../interfaces/contract/account/account.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { useValuesAfterSignIn } from '../../lib/form/values-over-sign-in.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { FormInput } from '../../ui/form/form-field.js';
import { SettingsForm } from './settings-form.js';
import { reportOrSignInAgain } from './sign-in-again.js';
import { useAccountSave } from './use-account-save.js';

/** The photo is saved separately, as soon as it is chosen. */
const Fields = ProfileForm.omit({ profileImageUrl: true });

const DRAFTED = ['firstName', 'lastName', 'petFirstName'] as const;

/** Changing the phone number requires a recent sign-in. */
const KEPT_OVER_SIGN_IN = ['phoneNumber'] as const;

export function ProfileTab({ viewer }: { readonly viewer: Viewer }) {
  const { save, isSaving } = useAccountSave();
  const form = useForm<z.input<typeof Fields>, unknown, z.output<typeof Fields>>({
    resolver: zodResolver(Fields),
    defaultValues: valuesOf(viewer),
  });
  useFormDraft(`profile:${viewer.id}`, form, DRAFTED);
  const valuesKey = `profile:${viewer.id}`;
  useValuesAfterSignIn(valuesKey, form, KEPT_OVER_SIGN_IN);
  const { handleSubmit, reset } = form;
  return (
    <SettingsForm
      title="Personal Information"
      intro="Your first name and your pet’s name appear next to your reviews. Your last name and phone number are private."
      isSaving={isSaving}
      onSubmit={handleSubmit((values) =>
        save(
          values,
          (saved) => reset(valuesOf(saved)),
          (error) =>
            reportOrSignInAgain(error, null, { name: valuesKey, values: { phoneNumber: values.phoneNumber ?? '' } }),
        ),
      )}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput form={form} name="firstName" label="First name" required autoComplete="given-name" />
        <FormInput form={form} name="lastName" label="Last name" required autoComplete="family-name" />
        <FormInput form={form} name="petFirstName" label="Pet name" autoComplete="off" />
        <FormInput form={form} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
      </div>
    </SettingsForm>
  );
}

function valuesOf({ firstName, lastName, petFirstName, phoneNumber }: Viewer) {
  return {
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    petFirstName: petFirstName ?? '',
    phoneNumber: phoneNumber ?? '',
  };
}

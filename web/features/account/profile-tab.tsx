import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ProfileForm } from '../../../interfaces/contract/account/account.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { Button } from '../../ui/button.js';
import { FormInput } from '../../ui/form/form-field.js';
import { SettingsForm } from './settings-form.js';
import { RestoredNote, SignInToSave } from './sign-in-to-save.js';
import { useAccountSave } from './use-account-save.js';
import { useSaveOverSignIn, type SaveOverSignIn } from './use-save-over-sign-in.js';

/** The photo is saved separately, as soon as it is chosen. */
const Fields = ProfileForm.omit({ profileImageUrl: true });

type ProfileFields = UseFormReturn<z.input<typeof Fields>, unknown, z.output<typeof Fields>>;

const DRAFTED = ['firstName', 'lastName', 'petFirstName'] as const;

const KEPT_OVER_SIGN_IN = [...DRAFTED, 'phoneNumber'] as const;

export function ProfileTab({ viewer }: { readonly viewer: Viewer }) {
  const form = useForm<z.input<typeof Fields>, unknown, z.output<typeof Fields>>({
    resolver: zodResolver(Fields),
    defaultValues: valuesOf(viewer),
  });
  useFormDraft(`profile:${viewer.id}`, form, DRAFTED);
  const { over, send, isSaving } = useProfileSave(form, viewer);
  return (
    <>
      <SettingsForm
        title="Personal Information"
        intro="Your first name and your pet’s name appear next to your reviews. Your last name and phone number are private."
        isSaving={isSaving}
        onSubmit={form.handleSubmit(send)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <FormInput form={form} name="firstName" label="First name" required autoComplete="given-name" />
          <FormInput form={form} name="lastName" label="Last name" required autoComplete="family-name" />
          <FormInput form={form} name="petFirstName" label="Pet name" autoComplete="off" />
          <FormInput form={form} name="phoneNumber" label="Phone number" type="tel" autoComplete="tel" />
        </div>
        {!isSaving && <RestoredNote over={over} />}
      </SettingsForm>
      <PhoneSignIn form={form} viewer={viewer} over={over} onSaveRest={send} />
    </>
  );
}

/** Saves the profile. Only a new phone number requires a recent sign-in. */
function useProfileSave(form: ProfileFields, viewer: Viewer) {
  const { save, isSaving } = useAccountSave();
  const send = (values: z.output<typeof Fields>): void =>
    save(
      values,
      (saved) => {
        over.onSaved();
        form.reset(valuesOf(saved));
      },
      over.onFailed,
    );
  const over = useSaveOverSignIn(form, { name: 'profile', viewer, fields: KEPT_OVER_SIGN_IN, send });
  return { over, send, isSaving };
}

interface PhoneSignInProps {
  readonly form: ProfileFields;
  readonly viewer: Viewer;
  readonly over: SaveOverSignIn;
  readonly onSaveRest: (values: z.output<typeof Fields>) => void;
}

function PhoneSignIn({ form, viewer, over, onSaveRest }: PhoneSignInProps) {
  const saveRest = form.handleSubmit((values) => {
    over.onCancel();
    onSaveRest({ ...values, phoneNumber: viewer.phoneNumber });
  });
  const { phoneNumber: _phone, ...others } = form.formState.dirtyFields;
  const hasOthers = Object.values(others).some(Boolean);
  return (
    <SignInToSave
      over={over}
      title="Sign in again to change your phone number"
      action="Sign in and save"
      other={
        hasOthers && (
          <Button variant="secondary" onClick={(event) => void saveRest(event)}>
            Save without phone number
          </Button>
        )
      }
    >
      <p>For your security, we change a phone number only after a recent sign-in. Nothing is saved yet.</p>
      <p>When you’ve signed in, we’ll bring you back here and save everything you entered.</p>
    </SignInToSave>
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

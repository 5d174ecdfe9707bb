import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { PreferencesForm } from '../../../interfaces/contract/account/account.js';
import { RADII } from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Select } from '../../ui/form/select.js';
import { SettingsForm } from './settings-form.js';
import { useAccountSave } from './use-account-save.js';

const RADIUS_OPTIONS = RADII.map((miles) => ({ value: String(miles), label: `${miles} miles` }));

type Input = z.input<typeof PreferencesForm>;
type Output = z.output<typeof PreferencesForm>;

const DRAFTED = ['homeZipCode', 'preferredRadius'] as const;

/** The member's preferences, such as where to look for businesses. */
export function PreferencesTab({ viewer }: { readonly viewer: Viewer }) {
  const { save, isSaving } = useAccountSave();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(PreferencesForm),
    defaultValues: valuesOf(viewer),
  });
  useFormDraft(`preferences:${viewer.id}`, form, DRAFTED);
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  return (
    <SettingsForm
      title="Location & Search Preferences"
      intro="Where your trips usually start, and how far you’re willing to go. Your ZIP code is private."
      isSaving={isSaving}
      onSubmit={handleSubmit((values) => save(values, (saved) => reset(valuesOf(saved))))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Home ZIP code" error={errors.homeZipCode?.message}>
          {(control) => <Input {...control} {...register('homeZipCode')} autoComplete="postal-code" />}
        </Field>
        <Field label="Preferred search radius" error={errors.preferredRadius?.message}>
          {(control) => <Select {...control} {...register('preferredRadius')} options={RADIUS_OPTIONS} />}
        </Field>
      </div>
    </SettingsForm>
  );
}

function valuesOf({ homeZipCode, preferredRadius }: Viewer) {
  return { homeZipCode: homeZipCode ?? '', preferredRadius };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { PreferencesForm } from '../../../interfaces/contract/account/account.js';
import { RADII } from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { FormInput, FormSelect } from '../../ui/form/form-field.js';
import { SettingsForm } from './settings-form.js';
import { useAccountSave } from './use-account-save.js';

const RADIUS_OPTIONS = RADII.map((miles) => ({ value: String(miles), label: `${miles} miles` }));

const DRAFTED = ['homeZipCode', 'preferredRadius'] as const;

/** The member's preferences, such as where to look for businesses. */
export function PreferencesTab({ viewer }: { readonly viewer: Viewer }) {
  const { save, isSaving } = useAccountSave();
  const form = useForm<z.input<typeof PreferencesForm>, unknown, z.output<typeof PreferencesForm>>({
    resolver: zodResolver(PreferencesForm),
    defaultValues: valuesOf(viewer),
  });
  useFormDraft(`preferences:${viewer.id}`, form, DRAFTED);
  const { handleSubmit, reset } = form;
  return (
    <SettingsForm
      title="Location & Search Preferences"
      intro="Where your trips usually start, and how far you’re willing to go. Your ZIP code is private."
      isSaving={isSaving}
      onSubmit={handleSubmit((values) => save(values, (saved) => reset(valuesOf(saved))))}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput form={form} name="homeZipCode" label="Home ZIP code" autoComplete="postal-code" />
        <FormSelect form={form} name="preferredRadius" label="Preferred search radius" options={RADIUS_OPTIONS} />
      </div>
    </SettingsForm>
  );
}

function valuesOf({ homeZipCode, preferredRadius }: Viewer) {
  return { homeZipCode: homeZipCode ?? '', preferredRadius };
}

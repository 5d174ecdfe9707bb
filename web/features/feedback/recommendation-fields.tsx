import { useWatch } from 'react-hook-form';
import {
  CATEGORIES,
  CATEGORY_LABEL,
  CONTACT_PREFERENCES,
  FEEDBACK_LIMITS,
  type ContactPreference,
} from '../../../interfaces/contract/shared/words.js';
import { useViewer } from '../../lib/page/viewer.js';
import { STATE_OPTIONS } from '../../ui/form/address-options.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Field } from '../../ui/form/field.js';
import { FormSection, ListError, messageIn } from '../../ui/form/form-section.js';
import { Input } from '../../ui/form/input.js';
import { PerkPicker } from '../../ui/form/perk-picker.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { useRecommendationForm } from './recommendation-values.js';

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] }));

/** Which place it is. */
export function PlaceFields() {
  const { register, formState } = useRecommendationForm();
  const { errors } = formState;
  return (
    <FormSection title="The business" intro="Fields with a star are needed, so that we find the right place.">
      <Field label="Business Name" required error={errors.recommendedBusinessName?.message}>
        {(field) => <Input {...field} {...register('recommendedBusinessName')} autoComplete="off" />}
      </Field>
      <Field label="Category" required error={errors.recommendedBusinessCategory?.message}>
        {(field) => <Select {...field} {...register('recommendedBusinessCategory')} options={CATEGORY_OPTIONS} />}
      </Field>
      <Field label="Street Address" required error={errors.recommendedBusinessAddress?.message}>
        {(field) => <Input {...field} {...register('recommendedBusinessAddress')} autoComplete="off" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="City" required error={errors.recommendedBusinessCity?.message}>
          {(field) => <Input {...field} {...register('recommendedBusinessCity')} autoComplete="off" />}
        </Field>
        <Field label="State" required error={errors.recommendedBusinessState?.message}>
          {(field) => <Select {...field} {...register('recommendedBusinessState')} options={STATE_OPTIONS} />}
        </Field>
        <Field label="ZIP Code" error={errors.recommendedBusinessZip?.message}>
          {(field) => (
            <Input {...field} {...register('recommendedBusinessZip')} autoComplete="off" inputMode="numeric" />
          )}
        </Field>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Business Phone" error={errors.recommendedBusinessPhone?.message}>
          {(field) => <Input {...field} {...register('recommendedBusinessPhone')} type="tel" autoComplete="off" />}
        </Field>
        <Field label="Website" error={errors.recommendedBusinessWebsite?.message}>
          {(field) => (
            <Input
              {...field}
              {...register('recommendedBusinessWebsite')}
              type="url"
              placeholder="https://"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
    </FormSection>
  );
}

/** Why pets are welcome there. */
export function FriendlinessFields() {
  const { register, control, setValue, formState } = useRecommendationForm();
  const { errors } = formState;
  const [text, perks] = useWatch({ control, name: ['recommendedBusinessDescription', 'recommendedPetPerks'] });
  return (
    <FormSection title="What makes it pet-friendly?">
      <Field
        label="Description"
        required
        hint="What did you and your pet find there?"
        error={errors.recommendedBusinessDescription?.message}
        counter={{ value: text.trim().length, limit: FEEDBACK_LIMITS.description }}
      >
        {(field) => <Textarea {...field} {...register('recommendedBusinessDescription')} rows={5} />}
      </Field>
      <div role="group" aria-label="Pet perks" className="flex flex-col gap-5">
        <p className="font-semibold">Pet perks</p>
        <PerkPicker
          perks={perks}
          onChange={(next) =>
            setValue('recommendedPetPerks', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
        />
        <ListError message={messageIn(errors.recommendedPetPerks)} />
      </div>
    </FormSection>
  );
}

const CONTACT_LABEL: Readonly<Record<ContactPreference, string>> = {
  email: 'By email',
  phone: 'By phone',
  none: 'Please do not contact me',
};
const CONTACT_OPTIONS = CONTACT_PREFERENCES.map((value) => ({ value, label: CONTACT_LABEL[value] }));

/** How whoever recommends is reached, and whether others may read it. */
export function ContactFields() {
  const { register, control, setValue, formState } = useRecommendationForm();
  const { errors } = formState;
  const preference = useWatch({ control, name: 'contactPreference' });
  const isMember = useViewer() !== null;
  return (
    <FormSection title="About you" intro="Only if we have a question about the place. Nobody else sees this.">
      <RadioGroup
        legend="How may we contact you?"
        name="contactPreference"
        options={CONTACT_OPTIONS}
        value={preference}
        onChange={(value) => setValue('contactPreference', value as ContactPreference, { shouldDirty: true })}
        error={errors.contactPreference?.message}
      />
      {preference === 'email' && (
        <Field
          label="Your Email"
          hint={
            isMember
              ? 'Optional: without it we write to the address of your account.'
              : 'Optional: without it we cannot write to you.'
          }
          error={errors.contactEmail?.message}
        >
          {(field) => <Input {...field} {...register('contactEmail')} type="email" autoComplete="email" />}
        </Field>
      )}
      {preference === 'phone' && (
        <Field label="Your Phone" hint="Optional: without it we cannot call you." error={errors.contactPhone?.message}>
          {(field) => <Input {...field} {...register('contactPhone')} type="tel" autoComplete="tel" />}
        </Field>
      )}
      <Checkbox
        label="You may show my recommendation publicly"
        hint="What you say of the place, never how you are reached."
        {...register('allowPublicDisplay')}
      />
    </FormSection>
  );
}

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
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { FormSection, ListError, messageIn } from '../../ui/form/form-section.js';
import { KindSelect } from '../../ui/form/kind-select.js';
import { PerkPicker } from '../../ui/form/perk-picker.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { useRecommendationForm } from './recommendation-values.js';

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] }));

/** Fields that identify the business. */
export function PlaceFields() {
  const form = useRecommendationForm();
  const category = useWatch({ control: form.control, name: 'recommendedBusinessCategory' });
  return (
    <FormSection title="The business" intro="We need the fields marked with a star to find the right place.">
      <FormInput form={form} name="recommendedBusinessName" label="Business Name" required autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect
          form={form}
          name="recommendedBusinessCategory"
          label="Category"
          required
          options={CATEGORY_OPTIONS}
        />
        <KindSelect form={form} name="recommendedBusinessKind" category={category} />
      </div>
      <FormInput form={form} name="recommendedBusinessAddress" label="Street Address" required autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-3">
        <FormInput form={form} name="recommendedBusinessCity" label="City" required autoComplete="off" />
        <FormSelect form={form} name="recommendedBusinessState" label="State" required options={STATE_OPTIONS} />
        <FormInput form={form} name="recommendedBusinessZip" label="ZIP Code" autoComplete="off" inputMode="numeric" />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput form={form} name="recommendedBusinessPhone" label="Business Phone" type="tel" autoComplete="off" />
        <FormInput
          form={form}
          name="recommendedBusinessWebsite"
          label="Website"
          type="url"
          placeholder="https://"
          autoComplete="off"
        />
      </div>
    </FormSection>
  );
}

/** Fields that say why the business is pet-friendly. */
export function FriendlinessFields() {
  const form = useRecommendationForm();
  const { control, setValue, formState } = form;
  const [perks, ownPerk] = useWatch({ control, name: ['recommendedPetPerks', 'ownPerk'] });
  return (
    <FormSection title="What makes it pet-friendly?">
      <FormTextarea
        form={form}
        name="recommendedBusinessDescription"
        label="Description"
        required
        hint="What was it like for you and your pet?"
        limit={FEEDBACK_LIMITS.description}
        rows={5}
      />
      <div role="group" aria-label="Pet perks" className="flex flex-col gap-5">
        <p className="font-semibold">Pet perks</p>
        <PerkPicker
          perks={perks}
          onChange={(next) =>
            setValue('recommendedPetPerks', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          typed={ownPerk}
          onType={(text) => setValue('ownPerk', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
          error={formState.errors.ownPerk?.message}
        />
        <ListError message={messageIn(formState.errors.recommendedPetPerks)} />
      </div>
    </FormSection>
  );
}

const CONTACT_LABEL: Readonly<Record<ContactPreference, string>> = {
  email: 'By email',
  phone: 'By phone',
  none: 'Please don’t contact me',
};
const CONTACT_OPTIONS = CONTACT_PREFERENCES.map((value) => ({ value, label: CONTACT_LABEL[value] }));

/** The sender's contact details, and whether the recommendation may be published. */
export function ContactFields() {
  const form = useRecommendationForm();
  const { register, control, setValue, formState } = form;
  const preference = useWatch({ control, name: 'contactPreference' });
  const isMember = useViewer() !== null;
  return (
    <FormSection
      title="About you"
      intro="We’ll contact you only if we have a question about the place. We won’t show these details to anyone."
    >
      <RadioGroup
        legend="How can we contact you?"
        name="contactPreference"
        options={CONTACT_OPTIONS}
        value={preference}
        onChange={(value) => setValue('contactPreference', value as ContactPreference, { shouldDirty: true })}
        error={formState.errors.contactPreference?.message}
      />
      {preference === 'email' && (
        <FormInput
          form={form}
          name="contactEmail"
          label="Your Email"
          hint={
            isMember
              ? 'Optional. If you leave this blank, we’ll use your account’s address.'
              : 'Optional. Without it, we can’t email you.'
          }
          type="email"
          autoComplete="email"
        />
      )}
      {preference === 'phone' && (
        <FormInput
          form={form}
          name="contactPhone"
          label="Your Phone"
          hint="Optional. Without it, we can’t call you."
          type="tel"
          autoComplete="tel"
        />
      )}
      <Checkbox
        label="You may show my recommendation publicly"
        hint="We’ll show what you say about the place, but never your contact details."
        {...register('allowPublicDisplay')}
      />
    </FormSection>
  );
}

import { useWatch } from 'react-hook-form';
import {
  BUSINESS_LIMITS,
  CATEGORIES,
  CATEGORY_LABEL,
  LISTING_TIER,
  PRICE_RANGE_LABEL,
  PRICE_RANGES,
  wordsOf,
} from '../../../interfaces/contract/shared/words.js';
import { STATE_OPTIONS } from '../../ui/form/address-options.js';
import { Field } from '../../ui/form/field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { Input } from '../../ui/form/input.js';
import { Select, type Option } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import { PinSection, type PinMap } from './pin-section.js';
import { useListingForm } from './use-listing-form.js';

const CATEGORY_OPTIONS: readonly Option[] = [
  { value: '', label: 'Select a category' },
  ...CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] })),
];

const PRICE_OPTIONS: readonly Option[] = [
  { value: '', label: 'Not said' },
  ...PRICE_RANGES.map((range) => ({ value: range, label: `${range} ${PRICE_RANGE_LABEL[range]}` })),
];

export function BasicInformation() {
  const { register, control, formState } = useListingForm();
  const { errors } = formState;
  const [description, tier] = useWatch({ control, name: ['description', 'tier'] });
  const counter = { value: wordsOf(description), limit: LISTING_TIER[tier].descriptionWords, unit: 'words' };
  return (
    <FormSection title="Basic Information">
      <Field label="Business name" required error={errors.name?.message}>
        {(field) => <Input {...field} {...register('name')} autoComplete="organization" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category" required error={errors.category?.message}>
          {(field) => <Select {...field} {...register('category')} options={CATEGORY_OPTIONS} />}
        </Field>
        <Field label="Price range" error={errors.priceRange?.message}>
          {(field) => <Select {...field} {...register('priceRange')} options={PRICE_OPTIONS} />}
        </Field>
      </div>
      <Field
        label="Description"
        hint="What should people with pets know before they come?"
        error={errors.description?.message}
        counter={counter}
      >
        {(field) => <Textarea {...field} {...register('description')} rows={6} />}
      </Field>
    </FormSection>
  );
}

export function LocationInformation({ pinMap }: { readonly pinMap: PinMap }) {
  const { register, control, formState } = useListingForm();
  const { errors } = formState;
  const state = useWatch({ control, name: 'state' });
  // One that is kept as it was typed, because it is none of the list, stays as it is.
  const isOther = state !== '' && !STATE_OPTIONS.some(({ value }) => value === state);
  const options = isOther ? [...STATE_OPTIONS, { value: state, label: state }] : STATE_OPTIONS;
  return (
    <FormSection title="Location Information">
      <Field label="Street address" error={errors.address?.message}>
        {(field) => <Input {...field} {...register('address')} autoComplete="street-address" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="City" error={errors.city?.message}>
          {(field) => <Input {...field} {...register('city')} autoComplete="address-level2" />}
        </Field>
        <Field label="State" error={errors.state?.message}>
          {(field) => <Select {...field} {...register('state')} options={options} autoComplete="address-level1" />}
        </Field>
        <Field label="ZIP code" error={errors.zipCode?.message}>
          {(field) => <Input {...field} {...register('zipCode')} autoComplete="postal-code" inputMode="numeric" />}
        </Field>
      </div>
      <PinSection map={pinMap} />
    </FormSection>
  );
}

export function ContactInformation() {
  const { register, formState } = useListingForm();
  const { errors } = formState;
  return (
    <FormSection title="Contact Information" intro="How people reach the business. All of this is shown to everybody.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Phone number" error={errors.phone?.message}>
          {(field) => <Input {...field} {...register('phone')} type="tel" autoComplete="tel" />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(field) => <Input {...field} {...register('email')} type="email" autoComplete="email" />}
        </Field>
      </div>
      <WebAddress name="website" label="Website" />
    </FormSection>
  );
}

/** For Premium listings alone. */
export function PremiumFeatures() {
  const { register, control, formState } = useListingForm();
  const { errors } = formState;
  const notes = useWatch({ control, name: 'arrivalNotes' });
  return (
    <FormSection title="Premium Features">
      <Field
        label="YouTube video"
        hint="The address of the video, as YouTube shows it."
        error={errors.youtubeVideoId?.message}
      >
        {(field) => <Input {...field} {...register('youtubeVideoId')} inputMode="url" autoComplete="off" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        <WebAddress name="facebookUrl" label="Facebook" />
        <WebAddress name="instagramUrl" label="Instagram" />
        <WebAddress name="tiktokUrl" label="TikTok" />
      </div>
      <Field
        label="Arrival notes"
        hint="Where to park, which door to take, where a dog can wait."
        error={errors.arrivalNotes?.message}
        counter={{ value: notes.length, limit: BUSINESS_LIMITS.arrivalNotes }}
      >
        {(field) => <Textarea {...field} {...register('arrivalNotes')} rows={3} />}
      </Field>
    </FormSection>
  );
}

interface WebAddressProps {
  readonly name: 'website' | 'facebookUrl' | 'instagramUrl' | 'tiktokUrl';
  readonly label: string;
}

function WebAddress({ name, label }: WebAddressProps) {
  const { register, formState } = useListingForm();
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      {(field) => <Input {...field} {...register(name)} type="url" placeholder="https://" autoComplete="url" />}
    </Field>
  );
}

import { useWatch } from 'react-hook-form';
import {
  BUSINESS_LIMITS,
  CATEGORIES,
  CATEGORY_LABEL,
  LISTING_TIER,
  PRICE_RANGE_LABEL,
  PRICE_RANGES,
  countWords,
} from '../../../interfaces/contract/shared/words.js';
import { STATE_OPTIONS } from '../../ui/form/address-options.js';
import { FormInput, FormSelect, FormTextarea } from '../../ui/form/form-field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { KindSelect } from '../../ui/form/kind-select.js';
import type { Option } from '../../ui/form/select.js';
import { PetsAndHoursSection } from './pets-and-hours/pets-and-hours-section.js';
import { PerksSection } from './perks-section.js';
import { PhotosSection } from './photos-section.js';
import { PinSection, type PinMap } from './pin-section.js';
import { useListingForm } from './listing-values.js';

const CATEGORY_OPTIONS: readonly Option[] = [
  { value: '', label: 'Select a category' },
  ...CATEGORIES.map((category) => ({ value: category, label: CATEGORY_LABEL[category] })),
];

const PRICE_OPTIONS: readonly Option[] = [
  { value: '', label: 'Not specified' },
  ...PRICE_RANGES.map((range) => ({ value: range, label: `${range} ${PRICE_RANGE_LABEL[range]}` })),
];

interface ListingFieldsProps {
  readonly pinMap: PinMap;
  /** False if files can only be reordered and removed. */
  readonly canAddFiles?: boolean;
}

/** All fields of a business, for creating and editing. */
export function ListingFields({ pinMap, canAddFiles = true }: ListingFieldsProps) {
  const tier = useWatch({ control: useListingForm().control, name: 'tier' });
  return (
    <>
      <BasicInformation />
      <LocationInformation pinMap={pinMap} />
      <ContactInformation />
      {tier === 'premium' && <PremiumFeatures />}
      <PetsAndHoursSection />
      <PerksSection />
      <PhotosSection canAdd={canAddFiles} />
    </>
  );
}

function BasicInformation() {
  const form = useListingForm();
  const [description, tier, category] = useWatch({ control: form.control, name: ['description', 'tier', 'category'] });
  const counter = { value: countWords(description), limit: LISTING_TIER[tier].descriptionWords, unit: 'words' };
  return (
    <FormSection title="Basic Information">
      <FormInput form={form} name="name" label="Business name" required autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect form={form} name="category" label="Category" required options={CATEGORY_OPTIONS} />
        <KindSelect form={form} name="kind" category={category} />
        <FormSelect form={form} name="priceRange" label="Price range" options={PRICE_OPTIONS} />
      </div>
      <FormTextarea
        form={form}
        name="description"
        label="Description"
        hint="What should pet owners know before they visit?"
        counter={counter}
        rows={6}
      />
    </FormSection>
  );
}

function LocationInformation({ pinMap }: { readonly pinMap: PinMap }) {
  const form = useListingForm();
  const state = useWatch({ control: form.control, name: 'state' });
  // A stored state that isn't in the list stays selectable.
  const isOther = state !== '' && !STATE_OPTIONS.some(({ value }) => value === state);
  const options = isOther ? [...STATE_OPTIONS, { value: state, label: state }] : STATE_OPTIONS;
  return (
    <FormSection title="Location Information">
      <FormInput form={form} name="address" label="Street address" autoComplete="street-address" />
      <div className="grid gap-5 sm:grid-cols-3">
        <FormInput form={form} name="city" label="City" autoComplete="address-level2" />
        <FormSelect form={form} name="state" label="State" options={options} autoComplete="address-level1" />
        <FormInput form={form} name="zipCode" label="ZIP code" autoComplete="postal-code" inputMode="numeric" />
      </div>
      <PinSection map={pinMap} />
    </FormSection>
  );
}

function ContactInformation() {
  const form = useListingForm();
  return (
    <FormSection title="Contact Information" intro="How customers reach the business. This information is public.">
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput form={form} name="phone" label="Phone number" type="tel" autoComplete="tel" />
        <FormInput form={form} name="email" label="Email" type="email" autoComplete="email" />
      </div>
      <WebAddress name="website" label="Website" />
    </FormSection>
  );
}

/** Fields of Premium businesses only. */
function PremiumFeatures() {
  const form = useListingForm();
  return (
    <FormSection title="Premium Features">
      <FormInput
        form={form}
        name="youtubeVideoId"
        label="YouTube video"
        hint="Paste the link to the video on YouTube."
        inputMode="url"
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <WebAddress name="facebookUrl" label="Facebook" />
        <WebAddress name="instagramUrl" label="Instagram" />
        <WebAddress name="tiktokUrl" label="TikTok" />
      </div>
      <FormTextarea
        form={form}
        name="arrivalNotes"
        label="Arrival notes"
        hint="Where to park, which entrance to use, and where a dog can wait."
        limit={BUSINESS_LIMITS.arrivalNotes}
        rows={3}
      />
    </FormSection>
  );
}

interface WebAddressProps {
  readonly name: 'website' | 'facebookUrl' | 'instagramUrl' | 'tiktokUrl';
  readonly label: string;
}

function WebAddress({ name, label }: WebAddressProps) {
  const form = useListingForm();
  return <FormInput form={form} name={name} label={label} type="url" placeholder="https://" autoComplete="url" />;
}

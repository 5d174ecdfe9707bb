import { useWatch } from 'react-hook-form';
import { BasicInformation, ContactInformation, LocationInformation, PremiumFeatures } from './form-sections.js';
import { useListingForm } from './use-listing-form.js';
import { PerksSection } from './perks-section.js';
import { PhotosSection } from './photos-section.js';
import type { PinMap } from './pin-section.js';

/** Everything a listing says, for a new one as for an edit. */
export function ListingFields({ pinMap }: { readonly pinMap: PinMap }) {
  const tier = useWatch({ control: useListingForm().control, name: 'tier' });
  return (
    <>
      <BasicInformation />
      <LocationInformation pinMap={pinMap} />
      <ContactInformation />
      {tier === 'premium' && <PremiumFeatures />}
      <PerksSection />
      <PhotosSection />
    </>
  );
}

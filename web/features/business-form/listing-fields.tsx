import { useWatch } from 'react-hook-form';
import { BasicInformation, ContactInformation, LocationInformation, PremiumFeatures } from './form-sections.js';
import { useListingForm } from './form-section.js';
import { PerksSection } from './perks-section.js';
import { PhotosSection } from './photos-section.js';

/** Everything a listing says, for a new one as for an edit. */
export function ListingFields() {
  const tier = useWatch({ control: useListingForm().control, name: 'tier' });
  return (
    <>
      <BasicInformation />
      <LocationInformation />
      <ContactInformation />
      {tier === 'premium' && <PremiumFeatures />}
      <PerksSection />
      <PhotosSection />
    </>
  );
}

import { useController, useWatch } from 'react-hook-form';
import { LISTING_TIER, LISTING_TIERS, type ListingTier } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { Card } from '../../ui/page/card.js';
import { FormSection } from '../../ui/form/form-section.js';
import { useListingForm } from './listing-values.js';

/** Shown when Premium is chosen and billing is in demo mode. */
const DEMO_BILLING = 'Demo billing: no card is charged';

function featuresOf(tier: ListingTier): string {
  const { photos, descriptionWords, video, socialLinks, arrivalNotes } = LISTING_TIER[tier];
  const { highlightedPerks, analyticsExport } = LISTING_TIER[tier];
  const features = [
    `Up to ${photos} photos`,
    `${descriptionWords}-word description`,
    video && 'YouTube video',
    socialLinks && 'social links',
    arrivalNotes && 'arrival notes',
    highlightedPerks > 0 && `${highlightedPerks} custom perk highlights`,
    analyticsExport && 'advanced analytics',
  ];
  return features.filter(Boolean).join(', ');
}

function priceOf(tier: ListingTier): string {
  const { monthlyPrice } = LISTING_TIER[tier];
  return monthlyPrice === 0 ? '$0 per month' : `$${monthlyPrice.toFixed(2)} per month`;
}

const PAYMENT_LATER = 'You pay after you submit the listing';

function optionsOf(isDemoBilling: boolean) {
  const paying = isDemoBilling ? DEMO_BILLING : PAYMENT_LATER;
  return LISTING_TIERS.map((tier) => ({
    value: tier,
    label: `${LISTING_TIER[tier].label}: ${priceOf(tier)}`,
    hint: `${featuresOf(tier)}.${tier === 'premium' ? ` ${paying}.` : ''}`,
  }));
}

/** Chooses Free or Premium, with what each includes. */
export function TierSection() {
  const { control } = useListingForm();
  const { field } = useController({ control, name: 'tier' });
  return (
    <FormSection title="Choose Your Listing Type">
      <RadioGroup
        legend="Listing type"
        name="tier"
        options={optionsOf(usePage().site.isDemoBilling)}
        value={field.value}
        onChange={(tier) => field.onChange(tier)}
      />
    </FormSection>
  );
}

/** A short version of the same choice, for the sidebar. */
export function TierChooser() {
  const { control, setValue } = useListingForm();
  const { isDemoBilling } = usePage().site;
  const chosen = useWatch({ control, name: 'tier' });
  return (
    <Card as="section" aria-labelledby="your-plan" className="flex flex-col gap-3">
      <h2 id="your-plan" className="text-lg">
        Your plan
      </h2>
      <div role="group" aria-labelledby="your-plan" className="grid grid-cols-2 gap-2">
        {LISTING_TIERS.map((tier) => (
          <button
            key={tier}
            type="button"
            aria-pressed={chosen === tier}
            onClick={() => setValue('tier', tier, { shouldDirty: true })}
            className="min-h-11 rounded-md border border-edge bg-card px-3 py-2 font-semibold transition-colors hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft aria-pressed:text-leaf"
          >
            {LISTING_TIER[tier].label}
          </button>
        ))}
      </div>
      <p className="text-sm">
        <span className="font-semibold">{priceOf(chosen)}.</span> {featuresOf(chosen)}.
      </p>
      {chosen === 'free' && (
        <p className="text-sm text-muted">Premium adds advanced analytics, custom perk highlights, and more.</p>
      )}
      {chosen === 'premium' && (
        <p className="text-sm font-semibold text-marigold-strong">{isDemoBilling ? DEMO_BILLING : PAYMENT_LATER}</p>
      )}
    </Card>
  );
}

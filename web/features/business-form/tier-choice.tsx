import { useController, useWatch } from 'react-hook-form';
import { LISTING_TIER, LISTING_TIERS, type ListingTier } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { Card } from '../../ui/card.js';
import { FormSection } from '../../ui/form/form-section.js';
import { useListingForm } from './use-listing-form.js';

/** Said wherever Premium is chosen where nothing is charged. */
const DEMO_BILLING = 'Demo billing: no card is charged';

function grantOf(tier: ListingTier): string {
  const { photos, descriptionWords, video, socialLinks, arrivalNotes, highlightedPerks } = LISTING_TIER[tier];
  const grants = [
    `Up to ${photos} photos`,
    `${descriptionWords}-word description`,
    video && 'YouTube video',
    socialLinks && 'social links',
    arrivalNotes && 'arrival notes',
    highlightedPerks > 0 && `${highlightedPerks} highlighted perks`,
  ];
  return grants.filter(Boolean).join(', ');
}

function priceOf(tier: ListingTier): string {
  const { monthlyPrice } = LISTING_TIER[tier];
  return monthlyPrice === 0 ? '$0 per month' : `$${monthlyPrice.toFixed(2)} per month`;
}

const PAID_LATER = 'You pay after listing it';

function optionsOf(isDemoBilling: boolean) {
  const paying = isDemoBilling ? DEMO_BILLING : PAID_LATER;
  return LISTING_TIERS.map((tier) => ({
    value: tier,
    label: `${LISTING_TIER[tier].label}: ${priceOf(tier)}`,
    hint: `${grantOf(tier)}.${tier === 'premium' ? ` ${paying}.` : ''}`,
  }));
}

/** Free or Premium, with what each grants. */
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

/** The same choice in short, beside the form. */
export function TierChooser() {
  const { control, setValue } = useListingForm();
  const { isDemoBilling } = usePage().site;
  const chosen = useWatch({ control, name: 'tier' });
  return (
    <Card as="section" aria-labelledby="your-plan" className="flex flex-col gap-3">
      <h2 id="your-plan" className="text-lg">
        Your Plan
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
        <span className="font-semibold">{priceOf(chosen)}.</span> {grantOf(chosen)}.
      </p>
      {chosen === 'premium' && (
        <p className="text-sm font-semibold text-marigold-strong">{isDemoBilling ? DEMO_BILLING : PAID_LATER}</p>
      )}
    </Card>
  );
}

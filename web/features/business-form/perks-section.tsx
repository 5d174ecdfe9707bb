import { useWatch } from 'react-hook-form';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { FormSection, ListError, messageIn } from '../../ui/form/form-section.js';
import { isSamePerk, PerkPicker } from '../../ui/form/perk-picker.js';
import { useListingForm } from './listing-values.js';

/** The pet perks. Premium can highlight some of them. */
export function PerksSection() {
  const { control, setValue, formState } = useListingForm();
  const [perks, ownPerk, highlighted, tier] = useWatch({
    control,
    name: ['petPerks', 'ownPerk', 'highlightedPerks', 'tier'],
  });
  const error = messageIn(formState.errors.petPerks) ?? messageIn(formState.errors.highlightedPerks);
  const change = (next: string[]): void => {
    setValue('petPerks', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    const keptHighlights = highlighted.filter((perk) => next.some((each) => isSamePerk(each, perk)));
    if (keptHighlights.length !== highlighted.length)
      setValue('highlightedPerks', keptHighlights, { shouldDirty: true });
  };
  return (
    <FormSection title="Pet Perks & Amenities" intro="What makes a visit with a pet easy or special?">
      <PerkPicker
        perks={perks}
        onChange={change}
        typed={ownPerk}
        onType={(text) => setValue('ownPerk', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
        error={formState.errors.ownPerk?.message}
      />
      {tier === 'premium' && perks.length > 0 && <HighlightedPerks perks={perks} highlighted={highlighted} />}
      <ListError message={error} />
    </FormSection>
  );
}

interface HighlightedPerksProps {
  readonly perks: readonly string[];
  readonly highlighted: readonly string[];
}

/** Chooses the highlighted perks, a Premium feature. */
function HighlightedPerks({ perks, highlighted }: HighlightedPerksProps) {
  const { setValue } = useListingForm();
  const max = LISTING_TIER.premium.highlightedPerks;
  const choose = (perk: string, isWanted: boolean): void => {
    const others = highlighted.filter((each) => !isSamePerk(each, perk));
    setValue('highlightedPerks', isWanted ? [...others, perk] : others, { shouldDirty: true });
  };
  return (
    <fieldset>
      <legend className="font-semibold">
        Highlighted perks ({highlighted.length}/{max})
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {perks.map((perk) => {
          const isChosen = highlighted.some((each) => isSamePerk(each, perk));
          return (
            <Checkbox
              key={perk}
              label={perk}
              checked={isChosen}
              disabled={!isChosen && highlighted.length >= max}
              onChange={({ currentTarget }) => choose(perk, currentTarget.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

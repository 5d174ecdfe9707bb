import { Check } from 'lucide-react';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { PremiumBadge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Section } from '../../ui/page/section.js';

const { free, premium } = LISTING_TIER;

const FREE_GIVES = [
  `Up to ${free.photos} photos`,
  `A description of up to ${free.descriptionWords} words`,
  'Pet perks, contact information and reviews',
];

const PREMIUM_GIVES = [
  `Up to ${premium.photos} photos`,
  `A description of up to ${premium.descriptionWords} words`,
  'Priority placement in search',
  'Analytics',
  'Custom pet perks',
  'Video and social links',
  'Ad-free for customers',
];

/** The price and benefits of listing a business. */
export function BusinessPitch() {
  return (
    <Section
      id="your-business"
      title="Put your place on the map"
      intro="Run a pet-friendly business? Bring pet owners to your door with a free listing, or show them more with Premium."
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Card className="flex flex-col gap-5">
          <h3 className="text-xl">Free</h3>
          <Price amount={`$${free.monthlyPrice}`} />
          <Gives points={FREE_GIVES} />
          <ButtonLink to="/business-sign-in" variant="secondary" className="mt-auto">
            List Your Business
          </ButtonLink>
        </Card>
        <Card className="flex flex-col gap-5 border-marigold bg-marigold-soft">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-xl">Premium</h3>
            <PremiumBadge />
          </div>
          <Price amount={`$${premium.monthlyPrice}`} />
          <Gives points={PREMIUM_GIVES} />
          <ButtonLink to="/public-business-listing" className="mt-auto">
            Premium Features
          </ButtonLink>
        </Card>
      </div>
    </Section>
  );
}

function Price({ amount }: { readonly amount: string }) {
  return (
    <p className="flex items-baseline gap-2">
      <span className="text-4xl font-bold tabular-nums">{amount}</span> <span className="text-muted">per month</span>
    </p>
  );
}

function Gives({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-leaf" />
          {point}
        </li>
      ))}
    </ul>
  );
}

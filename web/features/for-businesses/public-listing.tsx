import { BadgeCheck, MessagesSquare, PawPrint, Pencil, type LucideIcon } from 'lucide-react';
import { LISTING_TIER, MARKETING_FIGURES } from '../../../interfaces/contract/shared/words.js';
import { PlaceIllustration } from '../../illustrations/place.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { usePage } from '../../lib/page/page-context.js';
import { useViewer } from '../../lib/page/viewer.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Section } from '../../ui/page/section.js';
import { PlanComparison } from '../../ui/business/plan-comparison.js';

const REASONS: readonly { readonly icon: LucideIcon; readonly title: string; readonly text: string }[] = [
  {
    icon: PawPrint,
    title: 'Found by pet owners',
    text: 'They search by category, location, and perk. Tell them what you offer, and they can find you.',
  },
  {
    icon: MessagesSquare,
    title: 'Reviews you can respond to',
    text: 'Thank your customers in public, and explain how you fixed a problem. Paying never changes a rating.',
  },
  {
    icon: Pencil,
    title: 'Always under your control',
    text: 'Edit, withdraw, or relist your listing at any time.',
  },
];

const STEPS = [
  ['Sign in', 'No account yet? The same button creates one.'],
  ['Tell us about your place', 'Start with your name and category. Then add perks and photos to attract customers.'],
  ['We review it', 'We review every listing before it goes live and email you our decision.'],
] as const;

/** Why and how to list a business, for visitors. */
export function PublicListing() {
  const { site } = usePage();
  return (
    <>
      <section className="bg-leaf-soft py-10 sm:py-14">
        <div className="page-width grid items-center gap-8 lg:grid-cols-[1.2fr_1fr] lg:gap-12">
          <div>
            <h1>
              List Your <span className="whitespace-nowrap">Pet-Friendly</span> Business
            </h1>
            <p className="mt-4 max-w-prose text-lg">
              Join {MARKETING_FIGURES.listedBusinesses} pet-friendly businesses that welcome pets. A free listing takes
              a few minutes. Premium shows more of your business for ${LISTING_TIER.premium.monthlyPrice} per month.
            </p>
            <div className="mt-6">
              <StartButton />
            </div>
          </div>
          <div className="h-52 overflow-hidden rounded-lg sm:h-72 [&>svg]:size-full">
            <PlaceIllustration category="hotels" />
          </div>
        </div>
      </section>
      <div className="page-width mt-12 flex flex-col gap-12 sm:mt-16 sm:gap-16">
        <Reasons />
        <Section
          id="plans"
          title="Free and Premium listings"
          intro="Every listing has the essentials. Premium has room for more."
        >
          <PlanComparison />
          <p className="mt-4 text-sm text-muted">
            {site.isDemoBilling
              ? 'Demo billing: no card is charged. Choose Premium in the form to get it right away.'
              : 'Choose Premium in the form. It starts when you pay, and you can cancel at any time.'}
          </p>
        </Section>
        <Steps />
        <Card className="flex flex-col items-start gap-4 bg-marigold-soft">
          <h2 className="text-2xl">Ready to get started?</h2>
          <p className="max-w-prose">A free listing has everything pet owners need to find and contact you.</p>
          <StartButton />
        </Card>
      </div>
    </>
  );
}

/** Link to the form; visitors sign in first. */
function StartButton() {
  const icon = <BadgeCheck aria-hidden="true" />;
  if (useViewer() !== null) {
    return (
      <ButtonLink to="/create-business" size="lg" icon={icon}>
        List Your Business
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor href={signInPath('/create-business')} size="lg" icon={icon}>
      Sign In to List Your Business
    </ButtonAnchor>
  );
}

function Reasons() {
  return (
    <Section id="reasons" title="Why list with us">
      <ul className="grid gap-6 md:grid-cols-3">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <Card as="li" key={title}>
            <span className="grid size-12 place-items-center rounded-full bg-marigold-soft text-marigold-strong">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3 className="mt-4">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function Steps() {
  return (
    <Section id="steps" title="How it works">
      <ol className="grid list-decimal gap-6 pl-5 marker:font-bold marker:text-leaf md:grid-cols-3">
        {STEPS.map(([title, text]) => (
          <li key={title} className="pl-2">
            <h3>{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

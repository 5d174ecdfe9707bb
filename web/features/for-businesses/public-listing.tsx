import { BadgeCheck, MessagesSquare, PawPrint, Pencil, type LucideIcon } from 'lucide-react';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { CategoryIllustration } from '../../illustrations/category.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { usePage } from '../../lib/page/page-context.js';
import { useViewer } from '../../lib/page/viewer.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Section } from '../../ui/section.js';
import { PlanComparison } from '../../ui/business/plan-comparison.js';

/** Marketing copy, never mixed with counts from the database. */
const FIGURE = { figure: '120+', what: 'pet-friendly businesses' } as const;

const REASONS: readonly { readonly icon: LucideIcon; readonly title: string; readonly text: string }[] = [
  {
    icon: PawPrint,
    title: 'Found by pet owners',
    text: 'They search by category, place and perk. Say what you offer pets, and you are what they look for.',
  },
  {
    icon: MessagesSquare,
    title: 'Reviews you can answer',
    text: 'Thank your guests in public, and put right what was not. Paying never changes a rating.',
  },
  {
    icon: Pencil,
    title: 'Yours to keep up to date',
    text: 'Edit your listing, withdraw it and put it back whenever you like.',
  },
];

const STEPS = [
  ['Sign in', 'The same button makes your account where you have none.'],
  ['Tell us about your place', 'Name and category are enough to begin; perks and photos bring guests.'],
  ['We check it', 'An administrator looks at every listing before it goes live, and you get an email.'],
] as const;

/** Why and how to list a business, for who has not signed in. */
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
              Join {FIGURE.figure} {FIGURE.what} that are glad to see pets. A free listing takes a few minutes; Premium
              shows more of your place for ${LISTING_TIER.premium.monthlyPrice} per month.
            </p>
            <div className="mt-6">
              <Begin />
            </div>
          </div>
          <div className="h-52 overflow-hidden rounded-lg sm:h-72 [&>svg]:size-full">
            <CategoryIllustration category="hotels" />
          </div>
        </div>
      </section>
      <div className="page-width mt-12 flex flex-col gap-12 sm:mt-16 sm:gap-16">
        <Reasons />
        <Section id="plans" title="Free and Premium listings" intro="The same listing; Premium has room for more.">
          <PlanComparison />
          <p className="mt-4 text-sm text-muted">
            {site.isDemoBilling
              ? 'Demo billing: no card is charged. Choose Premium in the form, and it is yours at once.'
              : 'Choose Premium in the form; it is yours once it is paid, and you can end it whenever you like.'}
          </p>
        </Section>
        <Steps />
        <Card className="flex flex-col items-start gap-4 bg-marigold-soft">
          <h2 className="text-2xl">Ready when you are</h2>
          <p className="max-w-prose">A free listing has everything that guests need to find and to reach you.</p>
          <Begin />
        </Card>
      </div>
    </>
  );
}

/** The way to the form: through signing in for who has not. */
function Begin() {
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
    <Section id="reasons" title="What a listing does for you">
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

import {
  CircleHelp,
  Download,
  FileText,
  HeartHandshake,
  LifeBuoy,
  Megaphone,
  Star,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePage } from '../../lib/page/page-context.js';
import { Badge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Section } from '../../ui/page/section.js';
import { PlanComparison } from '../../ui/business/plan-comparison.js';
import { ENGAGEMENT_TIPS, FILE_RULES, PHOTO_TIPS, SECURITY_TIPS } from './tips.js';

interface Guide {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

const GUIDES: readonly Guide[] = [
  {
    icon: FileText,
    title: 'Quick start guide',
    text: 'How to sign in and publish your listing, step by step.',
    href: '/downloads/quick-start-guide.html',
  },
  {
    icon: Star,
    title: 'Best practices',
    text: 'Descriptions, perks, photos, and responses that bring in pet owners.',
    href: '/downloads/best-practices.html',
  },
  {
    icon: Megaphone,
    title: 'Marketing toolkit',
    text: 'Ready-to-use text for your door, menu, and social media.',
    href: '/downloads/marketing-toolkit.html',
  },
];

const CONTACTS: readonly {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly to: string;
}[] = [
  {
    icon: LifeBuoy,
    title: 'Contact support',
    text: 'Tell us your business name and city. We respond within 24 hours.',
    to: '/contact',
  },
  {
    icon: CircleHelp,
    title: 'Help center',
    text: 'Answers about listings, claims, photos, reviews, and Premium.',
    to: '/help-center',
  },
  {
    icon: HeartHandshake,
    title: 'Community guidelines',
    text: 'What we expect from owners and reviewers.',
    to: '/community-guidelines',
  },
];

/** Resources for owners: guides, plans, tips, and contacts. */
export function BusinessResources() {
  const { site } = usePage();
  return (
    <div className="page-width flex flex-col gap-12 pt-8 sm:gap-16 sm:pt-12">
      <div>
        <h1>Business resources</h1>
        <p className="mt-3 max-w-prose text-lg text-muted">
          Everything you need to list your pet-friendly business and make the most of it.
        </p>
        <ButtonLink to="/create-business" size="lg" className="mt-6">
          List Your Business
        </ButtonLink>
      </div>
      <Guides />
      <Section id="plans" title="Free and Premium compared">
        <PlanComparison />
        {site.isDemoBilling && <p className="mt-4 text-sm text-muted">Demo billing: no card is charged.</p>}
      </Section>
      <div className="grid gap-6 lg:grid-cols-2">
        <Tips id="photos" title="Photo guidelines" tips={PHOTO_TIPS} />
        <Tips id="engagement" title="Engagement tips" tips={ENGAGEMENT_TIPS} />
        <Tips id="files" title="File upload guidelines" tips={FILE_RULES} />
        <Tips id="security" title="Security" tips={SECURITY_TIPS} />
      </div>
      <Support />
      <Card className="flex flex-col items-start gap-4 bg-marigold-soft">
        <h2 className="text-2xl">Ready to welcome pets?</h2>
        <p className="max-w-prose">A free listing takes a few minutes.</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/create-business">Create Your Listing</ButtonLink>
          <ButtonLink to="/contact" variant="secondary">
            Contact Us
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}

function Guides() {
  return (
    <Section id="guides" title="Guides to download" intro="Each guide is a single page you can save or print.">
      <ul className="grid gap-6 md:grid-cols-3">
        {GUIDES.map(({ icon: Icon, title, text, href }) => (
          <Card as="li" key={href} interactive className="flex flex-col gap-3">
            <span className="grid size-12 place-items-center rounded-full bg-marigold-soft text-marigold-strong">
              <Icon aria-hidden="true" className="size-6" />
            </span>
            <h3>
              <a href={href} download className="stretched-link">
                {title}
              </a>
            </h3>
            <p className="text-muted">{text}</p>
            <p aria-hidden="true" className="mt-auto flex items-center gap-2 text-sm font-semibold text-leaf">
              <Download className="size-4" />
              Download
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

interface TipsProps {
  readonly id: string;
  readonly title: string;
  readonly tips: readonly string[];
}

function Tips({ id, title, tips }: TipsProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 flex list-disc flex-col gap-2 pl-5 marker:text-leaf">
        {tips.map((tip) => (
          <li key={tip} className="max-w-prose pl-1">
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Support() {
  return (
    <Section id="support" title="Help and community">
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {CONTACTS.map(({ icon: Icon, title, text, to }) => (
          <Card as="li" key={to} interactive className="flex flex-col gap-3">
            <Icon aria-hidden="true" className="size-8 text-leaf" />
            <h3>
              <Link to={to} className="stretched-link">
                {title}
              </Link>
            </h3>
            <p className="text-muted">{text}</p>
          </Card>
        ))}
        <Card as="li" className="flex flex-col items-start gap-3">
          <Badge tone="plain">Coming Soon</Badge>
          <h3>Business forum</h3>
          <p className="text-muted">A place for owners to ask questions and share what works.</p>
        </Card>
      </ul>
    </Section>
  );
}

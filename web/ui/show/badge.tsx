import type { ReactNode } from 'react';
import { Award, BadgeCheck, Sparkles } from 'lucide-react';
import type { FitAnswer } from '../../../interfaces/contract/policy/policy-words.js';
import { TierMark, type Tier } from '../../illustrations/tier.js';
import { classNames } from '../../lib/page/class-names.js';

export type BadgeTone = 'leaf' | 'marigold' | 'danger' | 'neutral' | 'plain';

const TONE: Readonly<Record<BadgeTone, string>> = {
  leaf: 'bg-leaf-soft text-leaf',
  marigold: 'bg-marigold text-on-marigold',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-ink',
  plain: 'bg-card text-ink border border-line',
};

interface BadgeProps {
  readonly tone?: BadgeTone | undefined;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short label on a pill. Shape and text carry the meaning; color only helps. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0',
        TONE[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

/** Whether the pets of the search can come; nothing if they can't, or if there are none. */
export function FitBadge({ fit }: { readonly fit: FitAnswer | undefined }) {
  if (fit === 'yes') {
    return (
      <Badge tone="leaf">
        <span aria-hidden="true">✓</span>Fits
      </Badge>
    );
  }
  return (
    fit === 'ask' && (
      <Badge tone="plain">
        <span aria-hidden="true">?</span>Ask first
      </Badge>
    )
  );
}

/** For favorites by reviews. A heart is for businesses that a member saves. */
export function FavoriteBadge() {
  return (
    <Badge tone="plain" icon={<Award aria-hidden="true" className="text-marigold-strong" />}>
      Favorite
    </Badge>
  );
}

/** The label says what it means: the owner pays. */
export function PremiumBadge() {
  return (
    <Badge tone="marigold" icon={<Sparkles aria-hidden="true" />}>
      <span>Premium</span>
      <span className="font-normal">paid listing</span>
    </Badge>
  );
}

/** Says that the business is verified, and since when, if known. */
export function VerifiedBadge({ at }: { readonly at?: string | null | undefined }) {
  return (
    <Badge tone="leaf" icon={<BadgeCheck aria-hidden="true" />}>
      {verifiedWords(at)}
    </Badge>
  );
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns 'Verified in May 2026', or 'Verified' without a date. */
export function verifiedWords(at: string | null | undefined): string {
  return at == null ? 'Verified' : `Verified in ${MONTH.format(new Date(at))}`;
}

const TIER_WORD: Readonly<Record<Tier, string>> = {
  bronze: 'Bronze',
  silver: 'Silver',
  gold: 'Gold',
  platinum: 'Platinum',
};

/** A Guide Dog's tier: its name, with a medal whose outline and pips differ by tier. */
export function TierBadge({ tier }: { readonly tier: Tier }) {
  return (
    <Badge tone="plain" className="py-1 pl-1.5 [&>svg]:size-5" icon={<TierMark tier={tier} />}>
      {TIER_WORD[tier]}
    </Badge>
  );
}

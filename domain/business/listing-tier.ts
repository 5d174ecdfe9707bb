/** The two listing tiers of a business: free, or Premium for a monthly price. */
export const LISTING_TIERS = ['free', 'premium'] as const;

export type ListingTier = (typeof LISTING_TIERS)[number];

/** What a listing tier costs and lets everybody see. */
export interface TierGrant {
  readonly label: string;
  /** US dollars a month. */
  readonly monthlyPrice: number;
  /** Most of them that are shown; so the perks below. */
  readonly photos: number;
  readonly descriptionWords: number;
  readonly video: boolean;
  readonly socialLinks: boolean;
  readonly arrivalNotes: boolean;
  readonly highlightedPerks: number;
  /** Days back that the owner sees figures of, today included. */
  readonly analyticsDays: number;
  /** Whether the owner may download the figures. */
  readonly analyticsExport: boolean;
  /** Whether it stands a little higher in a search for a text, and before equals in every order. */
  readonly priority: boolean;
}

/** A product decision: what each tier costs and grants. */
export const LISTING_TIER: Readonly<Record<ListingTier, TierGrant>> = {
  free: {
    label: 'Free',
    monthlyPrice: 0,
    photos: 3,
    descriptionWords: 200,
    video: false,
    socialLinks: false,
    arrivalNotes: false,
    highlightedPerks: 0,
    analyticsDays: 30,
    analyticsExport: false,
    priority: false,
  },
  premium: {
    label: 'Premium',
    monthlyPrice: 8.99,
    photos: 30,
    descriptionWords: 500,
    video: true,
    socialLinks: true,
    arrivalNotes: true,
    highlightedPerks: 3,
    analyticsDays: 365,
    analyticsExport: true,
    priority: true,
  },
};

/** A product decision: pictures on a card of a list; a business's own page shows all that its tier grants. */
export const CARD_PHOTOS = 5;

/** How many words a text has: runs of anything but white space. */
export function wordsOf(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/**
 * The first `words` words of a text (what white space divides), with an ellipsis where some were left out; line breaks
 * between them are kept.
 */
export function firstWords(text: string, words: number): string {
  const found = [...text.matchAll(/\S+/g)];
  const last = found[words - 1];
  if (last === undefined || found.length === words) return text;
  return `${text.slice(0, last.index + last[0].length)}…`;
}

/** The part of a business that its listing tier decides about. */
export interface TieredContent {
  readonly tier: ListingTier;
  readonly description: string | null;
  readonly images: readonly string[];
  readonly youtubeVideoId: string | null;
  readonly facebookUrl: string | null;
  readonly instagramUrl: string | null;
  readonly tiktokUrl: string | null;
  readonly arrivalNotes: string | null;
  readonly highlightedPerks: readonly string[];
}

/**
 * What the public sees of a business's content: what its tier grants. More may be stored, so that nothing is lost when
 * a business leaves Premium and comes back.
 */
export function publicContent(content: TieredContent): TieredContent {
  const grant = LISTING_TIER[content.tier];
  return {
    tier: content.tier,
    description: content.description === null ? null : firstWords(content.description, grant.descriptionWords),
    images: content.images.slice(0, grant.photos),
    youtubeVideoId: grant.video ? content.youtubeVideoId : null,
    facebookUrl: grant.socialLinks ? content.facebookUrl : null,
    instagramUrl: grant.socialLinks ? content.instagramUrl : null,
    tiktokUrl: grant.socialLinks ? content.tiktokUrl : null,
    arrivalNotes: grant.arrivalNotes ? content.arrivalNotes : null,
    highlightedPerks: content.highlightedPerks.slice(0, grant.highlightedPerks),
  };
}

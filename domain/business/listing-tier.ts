/** The listing tiers of a business. */
export const LISTING_TIERS = ['free', 'premium'] as const;

export type ListingTier = (typeof LISTING_TIERS)[number];

/** Price and benefits of a listing tier. */
export interface TierGrant {
  readonly label: string;
  /** US dollars a month. */
  readonly monthlyPrice: number;
  /** Maximum shown, as with the words and perks below. */
  readonly photos: number;
  readonly descriptionWords: number;
  readonly video: boolean;
  readonly socialLinks: boolean;
  readonly arrivalNotes: boolean;
  readonly highlightedPerks: number;
  /** Days of analytics for the owner, including today. */
  readonly analyticsDays: number;
  /** Whether the owner can download analytics. */
  readonly analyticsExport: boolean;
  /** Whether the business ranks slightly higher in text searches and before equals in every order. */
  readonly priority: boolean;
}

/** Product decision: what each tier costs and includes. */
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

/** Product decision: photos on a card. The page of the business shows all photos that its tier includes. */
export const CARD_PHOTOS = 5;

/** Counts the words of a text, separated by white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Returns the first `words` words of a text, with an ellipsis if it is cut. Keeps line breaks. */
export function firstWords(text: string, words: number): string {
  // Words and the spaces between them take at least two characters each.
  if (text.length < 2 * words) return text;
  const found = [...text.matchAll(/\S+/g)];
  const last = found[words - 1];
  if (last === undefined || found.length === words) return text;
  return `${text.slice(0, last.index + last[0].length)}…`;
}

/** The content that depends on the listing tier. */
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
 * Returns the content that the public sees with this tier. More may be stored, so nothing is lost when a business
 * leaves Premium and comes back.
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

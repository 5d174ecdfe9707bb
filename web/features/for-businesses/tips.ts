import { MAX_FILE_NAME_LENGTH, typesOf, UPLOAD_KIND } from '../../../interfaces/contract/upload/upload.js';
import { LISTING_TIER, RESPONSE_LIMITS } from '../../../interfaces/contract/shared/words.js';

const { free, premium } = LISTING_TIER;
const { business_photo: photo } = UPLOAD_KIND;

/** 'JPEG, PNG, GIF, or WebP'. */
const PHOTO_TYPES = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(typesOf(photo.accepts).map(typeName));

function typeName(type: string): string {
  const word = type.slice(type.indexOf('/') + 1);
  return word === 'webp' ? 'WebP' : word.toUpperCase();
}

export const PHOTO_TIPS: readonly string[] = [
  ...(photo.recommended === null
    ? []
    : [`Use photos of at least ${photo.recommended.long}x${photo.recommended.short} pixels.`]),
  `Add up to ${free.photos} photos to a free listing or ${premium.photos} to a Premium listing. The first photo appears in search results.`,
  'Show what pet owners want to see: the entrance, the seating, the yard, and happy pets.',
  'Take photos in daylight, and leave out text and logos.',
  'Describe each photo in its caption. Screen readers read captions to people who cannot see the photo.',
  'Use only your own photos, and ask everyone in them for permission.',
];

export const ENGAGEMENT_TIPS: readonly string[] = [
  `Respond to reviews promptly and address the reviewer by name. A response can have up to ${RESPONSE_LIMITS.max} characters.`,
  'Say thank you for praise. After criticism, say plainly what you changed.',
  'Name perks the way pet owners search for them: water bowls, outdoor seating, no pet fees.',
  'Explain your pet rules in the listing, so people know them before they arrive.',
  'Check your phone number, menu, perks, and photos at the start of each season.',
];

export const FILE_RULES: readonly string[] = [
  `Photos must be ${PHOTO_TYPES} files.`,
  'A menu or brochure can be an image or a PDF.',
  `Files can be up to ${photo.maxKB} KB. The form shrinks larger photos before uploading them.`,
  'The file extension must match the content: a PNG file ends in .png.',
  `File names can have up to ${MAX_FILE_NAME_LENGTH} characters.`,
];

export const SECURITY_TIPS: readonly string[] = [
  'We check the content of every file, not just its name, and publish a clean copy of every photo.',
  'Only you can edit your listing. Sign in with an email address that only you can access.',
  'When you change the name, category, address, or website of an approved listing, we review the change before it goes live.',
  'We never ask for your password by email or phone.',
];

import { MAX_FILE_NAME_LENGTH, typesOf, UPLOAD_KIND } from '../../../interfaces/contract/upload/upload.js';
import { LISTING_TIER, RESPONSE_LIMITS } from '../../../interfaces/contract/shared/words.js';

const { free, premium } = LISTING_TIER;
const { business_photo: photo } = UPLOAD_KIND;

/** 'JPEG, PNG, GIF and WebP' */
const PHOTO_TYPES = named(typesOf(photo.accepts).map(typeName));

function typeName(type: string): string {
  const word = type.slice(type.indexOf('/') + 1);
  return word === 'webp' ? 'WebP' : word.toUpperCase();
}

function named(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

export const PHOTO_TIPS: readonly string[] = [
  ...(photo.recommended === null
    ? []
    : [`Use photos of at least ${photo.recommended.long}x${photo.recommended.short} pixels.`]),
  `A free listing shows ${free.photos} photos, a Premium one ${premium.photos}. The first is the one in search results.`,
  'Show what a pet owner wants to know: the door, the seats, the yard, and pets who feel at home.',
  'Take them by daylight, and keep text and logos out of them.',
  'Say in the caption what a photo shows: people who cannot see it are read the caption.',
  'Use only photos that are yours, and ask the people in them.',
];

export const ENGAGEMENT_TIPS: readonly string[] = [
  `Answer reviews soon and by name; an answer has room for ${RESPONSE_LIMITS.max} characters.`,
  'Thank for praise, and say plainly what you changed after criticism.',
  'Name perks as pet owners search for them: water bowls, outdoor seating, no pet fees.',
  'Say your rules for pets where they are read before the visit, not at the door.',
  'Look at your listing when a season begins: phone, menu, perks and photos.',
];

export const FILE_RULES: readonly string[] = [
  `Photos are ${PHOTO_TYPES} files.`,
  'A menu or brochure is a photo or a PDF.',
  `A file has at most ${photo.maxKB} KB. The form makes larger photos smaller before it sends them.`,
  'The ending of its name fits its content: a PNG file ends in .png.',
  `A file name has at most ${MAX_FILE_NAME_LENGTH} characters.`,
];

export const SECURITY_TIPS: readonly string[] = [
  'Every file is checked by its content, not by its name, and every photo is made anew before anybody sees it.',
  'Nobody but you edits your listing: sign in with an address that only you read.',
  'A new name, category, address or website of an approved listing is shown only after we have checked it.',
  'We never ask for your password by email or phone.',
];

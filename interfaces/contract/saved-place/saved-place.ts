import { z } from 'zod';
import { SAVED_LIMITS, SAVED_SORTS } from '../../../domain/saved-place/saved-list.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { BusinessCard } from '../business/business.js';
import { optionalProse } from '../business/business-fields.js';
import { ORIGIN } from '../gazetteer/location.js';
import { Policy } from '../policy/policy.js';
import { ListQuery } from '../shared/list.js';
import { isBlank, typedText } from '../shared/typed-text.js';

const NAME_REQUIRED = 'Please enter a name for the list';

export const SavedListForm = z
  .strictObject({
    name: typedText('Name', NAME_REQUIRED)
      .refine((text) => !isBlank(text), NAME_REQUIRED)
      .max(SAVED_LIMITS.name, `Name must be ${SAVED_LIMITS.name} characters or less`)
      .describe('Name of the list. Two of your lists cannot have the same name.'),
  })
  .meta({ id: 'SavedListForm', description: 'The name of a list of saved places.' });

export type SavedListForm = z.infer<typeof SavedListForm>;

export const SharingForm = z
  .strictObject({
    sharesNotes: z.boolean().default(false).describe('True to show your notes to everyone with the link.'),
    sharesName: z.boolean().default(false).describe('True to show your first name to everyone with the link.'),
  })
  .meta({ id: 'SharingForm', description: 'What others see besides the name and the places of a shared list.' });

export type SharingForm = z.infer<typeof SharingForm>;

export const KeptPlaceForm = z
  .strictObject({
    note: optionalProse('Note', SAVED_LIMITS.note).describe('Private note. Null removes it.'),
    position: z
      .int('Position must be a whole number')
      .min(0, 'Position must be 0 or more')
      .max(MAX_ID, 'Position is too large')
      .optional()
      .describe('Position in the trip. A new place without one comes last.'),
  })
  .meta({
    id: 'KeptPlaceForm',
    description: 'Your note about a place, and its position. Absent fields stay unchanged.',
  });

export type KeptPlaceForm = z.infer<typeof KeptPlaceForm>;

export const TripOrderForm = z
  .strictObject({
    businessIds: z
      .array(z.int().min(1).max(MAX_ID))
      .max(SAVED_LIMITS.places, `A list has at most ${SAVED_LIMITS.places} places`)
      .describe('IDs of places in their new order. Places that are left out follow in their current order.'),
  })
  .meta({ id: 'TripOrderForm', description: 'The order of a trip.' });

export type TripOrderForm = z.infer<typeof TripOrderForm>;

export const SavedPlacesQuery = ListQuery.extend({
  sort: z
    .string()
    .transform((text, context) => {
      if (text === '') return undefined;
      const sort = SAVED_SORTS.find((name) => name === text);
      if (sort !== undefined) return sort;
      context.addIssue({ code: 'custom', message: `sort must be one of ${SAVED_SORTS.join(', ')}.` });
      return z.NEVER;
    })
    .optional()
    .meta({
      type: 'string',
      enum: [...SAVED_SORTS],
      description:
        '`recent`: last saved first, the default. `distance`: nearest first; needs `location` or coordinates. `trip`: your own order.',
    }),
  ...ORIGIN,
});

export type SavedPlacesQuery = z.infer<typeof SavedPlacesQuery>;

const listed = {
  placeCount: z.int().min(0).describe('Number of places that are listed.'),
  unlistedCount: z.int().min(0).describe('Number of places that are hidden or closed, so lists leave them out.'),
};

export const SavedList = z
  .object({
    id: z.int().min(1).describe('ID of the list.'),
    name: z.string().describe('Name of the list.'),
    isDefault: z.boolean().describe('True for the default list, in which the heart on a card saves places.'),
    ...listed,
    share: z
      .object({
        token: z.string().describe('Secret of the link: the list is at `/lists/{token}`.'),
        sharesNotes: z.boolean().describe('True if the link shows your notes.'),
        sharesName: z.boolean().describe('True if the link shows your first name.'),
      })
      .nullable()
      .describe('The link to the list; null if you do not share it.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedList', description: 'A list of saved places, as its member sees it.' });

export type SavedList = z.infer<typeof SavedList>;

export const PlaceInList = z
  .object({
    listId: z.int().min(1).describe('ID of the list.'),
    note: z.string().nullable().describe('Your note about the place in this list.'),
    position: z.int().min(0).describe('Position of the place in the trip.'),
  })
  .meta({ id: 'PlaceInList', description: 'A list that contains a place.' });

export type PlaceInList = z.infer<typeof PlaceInList>;

const place = {
  country: z.string().describe('Two-letter country code.'),
  policy: Policy.nullable().describe('Whether pets are welcome; null if nothing is known.'),
  openingHours: z.string().nullable().describe('Opening hours in the syntax of OpenStreetMap.'),
};

export const SavedPlace = BusinessCard.extend({
  note: z.string().nullable().describe('Your note.'),
  position: z.int().min(0).describe('Position of the place in the trip.'),
  savedAt: z.iso.datetime().describe('When you saved it in this list.'),
  ...place,
}).meta({ id: 'SavedPlace', extends: 'BusinessCard', description: 'A business in your list.' });

export type SavedPlace = z.infer<typeof SavedPlace>;

export const SharedList = z
  .object({
    name: z.string().describe('Name of the list.'),
    ...listed,
    sharedBy: z.string().nullable().describe('First name of the member; null if the member does not show it.'),
    sharesNotes: z.boolean().describe('True if the places include the member’s notes.'),
  })
  .meta({ id: 'SharedList', description: 'A list that a member shares with a link.' });

export type SharedList = z.infer<typeof SharedList>;

export const SharedPlace = BusinessCard.extend({
  note: z.string().nullable().describe('The member’s note, if the member shares notes.'),
  ...place,
}).meta({ id: 'SharedPlace', extends: 'BusinessCard', description: 'A business in a shared list.' });

export type SharedPlace = z.infer<typeof SharedPlace>;

import { z } from 'zod';
import { GUIDE_DOG_TIERS } from '../../domain/guide-dog/tier.js';

/** A Guide Dog: a member whose reviews help others, shown by their pet. */
export const GuideDog = z
  .object({
    id: z.int().min(1),
    userId: z.uuid(),
    petName: z.string(),
    petType: z.enum(['dog', 'cat', 'bird', 'rabbit', 'other']),
    petImageUrl: z.string().nullable(),
    bio: z.string().nullable(),
    location: z.string().nullable(),
    status: z.enum(GUIDE_DOG_TIERS),
    reviewCount: z.int().min(0),
    joinedDate: z.iso.datetime(),
    user: z.object({ firstName: z.string().nullable(), profileImageUrl: z.string().nullable() }),
  })
  .meta({ id: 'GuideDog' });

export type GuideDog = z.infer<typeof GuideDog>;

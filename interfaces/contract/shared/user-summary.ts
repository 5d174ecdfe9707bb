import { z } from 'zod';

export const UserSummary = z
  .object({
    firstName: z.string().nullable().describe('First name.'),
    profileImageUrl: z.string().nullable().describe('Path of the photo on this site, or an https address.'),
  })
  .meta({ id: 'UserSummary', description: 'A member’s public name and photo, shown with their content.' });

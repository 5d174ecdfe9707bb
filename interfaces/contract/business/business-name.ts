import { z } from 'zod';

export const BusinessName = z
  .object({ id: z.int().min(1), name: z.string().describe('Name of the business.') })
  .meta({ id: 'BusinessName', description: 'A business with its name.' });

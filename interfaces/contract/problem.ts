import { z } from 'zod';

/** Every refusal and failure (application/problem+json); `message` equals `detail` and is the sentence for the person. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    message: z.string(),
    code: z.string().describe('One of a closed list.'),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof Problem>;

import { z } from 'zod';
import { ListQuery } from '../shared/list.js';

const MAX_FILTER_LENGTH = 200;

/** One thing that is asked for; absent where nothing stands there. */
const filter = (name: string, description: string) =>
  z
    .string()
    .trim()
    .max(MAX_FILTER_LENGTH, `${name} is too long.`)
    .refine((text) => !text.includes('\0'), `${name} must not hold a NUL character.`)
    .transform((text) => (text === '' ? null : text))
    .default(null)
    .meta({ type: 'string', description });

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && z.iso.date().safeParse(text).success && !text.startsWith('0000');

const day = (name: string, description: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || isDay(text), `${name} must be a day such as 2026-05-15.`)
    .transform((text) => (text === '' ? null : text))
    .default(null)
    .meta({ type: 'string', format: 'date', description });

/** What the audit log can be asked. */
export const AuditLogQuery = z
  .object({
    ...ListQuery.shape,
    actor: filter('actor', 'The name of who decided.'),
    action: filter('action', 'What was done, such as `business.approve`.'),
    targetType: filter('targetType', 'Of what kind the target is.'),
    targetId: filter('targetId', 'The id of the target.'),
    from: day('from', 'The first day (UTC).'),
    to: day('to', 'The last day (UTC), included.'),
    format: z
      .enum(['json', 'csv'], 'format must be json or csv.')
      .default('json')
      .describe('`csv` answers all that is asked for, of whatever length, as a file for a spreadsheet.'),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    message: 'to must not lie before from.',
  });

export type AuditLogQuery = z.infer<typeof AuditLogQuery>;

const fields = z.record(z.string(), z.unknown());

/** One entry: who did what to what, and why. */
export const AuditRow = z
  .object({
    id: z.int().min(1),
    at: z.iso.datetime(),
    actor: z.string().describe('The name of the administrator, or of the service that told of it.'),
    action: z.string(),
    targetType: z.string(),
    targetId: z.string(),
    before: fields.describe('The fields that changed, as they were.'),
    after: fields.describe('The same as they are since.'),
    reason: z.string().nullable(),
  })
  .meta({ id: 'AuditRow' });

export type AuditRow = z.infer<typeof AuditRow>;

/** What occurs in the audit log, to choose from. */
export const AuditChoices = z
  .object({ actors: z.array(z.string()), actions: z.array(z.string()), targetTypes: z.array(z.string()) })
  .meta({ id: 'AuditChoices' });

export type AuditChoices = z.infer<typeof AuditChoices>;

export const AUDIT_ROW: AuditRow = {
  ...{ id: 4711, at: '2026-05-15T14:03:22.108Z', actor: 'Administrator', action: 'business.reject' },
  ...{ targetType: 'business', targetId: '42' },
  before: { name: 'The Muddy Paw Café', approvalStatus: 'pending' },
  after: { name: 'The Muddy Paw Café', approvalStatus: 'rejected' },
  reason: 'A duplicate.',
};

export const AUDIT_CHOICES: AuditChoices = {
  actors: ['Administrator', 'Stripe'],
  actions: ['business.approve', 'business.reject'],
  targetTypes: ['business'],
};

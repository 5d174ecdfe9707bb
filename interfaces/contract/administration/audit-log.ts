import { z } from 'zod';
import { ListQuery } from '../shared/list.js';
import { typedProse } from '../shared/typed-text.js';

const MAX_FILTER_LENGTH = 200;

/** One optional filter; an empty value counts as absent. */
const filter = (name: string, description: string) =>
  z
    .string()
    .trim()
    .max(MAX_FILTER_LENGTH, `${name} is too long.`)
    .refine((text) => !text.includes('\0'), `${name} must not contain a NUL character.`)
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

/** Filters for the audit log. */
export const AuditLogQuery = z
  .object({
    ...ListQuery.shape,
    actor: filter('actor', 'Name of the administrator.'),
    action: filter('action', 'Action, such as `business.approve`.'),
    targetType: filter('targetType', 'Type of the target.'),
    targetId: filter('targetId', 'ID of the target.'),
    from: day('from', 'First day (UTC).'),
    to: day('to', 'Last day (UTC), inclusive.'),
    format: z
      .enum(['json', 'csv'], 'format must be json or csv.')
      .default('json')
      .describe('`csv` returns all matching entries as a file for a spreadsheet.'),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    path: ['to'],
    message: 'to must not be before from.',
  });

export type AuditLogQuery = z.infer<typeof AuditLogQuery>;

const fields = z.record(z.string(), z.unknown());

export const AuditRow = z
  .object({
    id: z.int().min(1),
    at: z.iso.datetime().describe('When the action took place.'),
    actor: z.string().describe('Name of the administrator, or of the service that reported the event.'),
    actorId: z
      .int()
      .nullable()
      .describe('ID of the administrator; null for services, the command line, and entries from before IDs were kept.'),
    action: z.string().describe('Action, such as `business.approve`.'),
    targetType: z.string().describe('Type of the changed record, such as `business`.'),
    targetId: z.string().describe('ID of the changed record.'),
    before: fields.describe('The changed fields with their old values.'),
    after: fields.describe('The changed fields with their new values.'),
    reason: z.string().nullable().describe('Reason that the administrator gave.'),
    business: z
      .object({ id: z.int().min(1), name: z.string().describe('Name of the business.') })
      .nullable()
      .describe('The business that the record is, or is about; null if there is none.'),
    member: z
      .object({ id: z.uuid(), name: z.string().nullable().describe('Full name; null if they gave none.') })
      .nullable()
      .describe('The member that the record is about; null if there is none, or if the account was erased.'),
    canUndo: z.boolean().describe('True for a change of a listing that can be undone now.'),
  })
  .meta({ id: 'AuditRow', description: 'An audit log entry: who did what to which record, and why.' });

export type AuditRow = z.infer<typeof AuditRow>;

export const AuditUndo = z
  .strictObject({
    reason: typedProse('Reason', 'Please provide a reason.')
      .min(1, 'Please provide a reason.')
      .max(2000, 'A reason must be 2000 characters or less')
      .describe('Why. The owner reads it.'),
  })
  .meta({ id: 'AuditUndo', description: 'Why an administrator undoes a change of a listing.' });

export type AuditUndo = z.infer<typeof AuditUndo>;

export const AuditChoices = z
  .object({
    actors: z.array(z.string()).describe('Names of administrators and services.'),
    actions: z.array(z.string()).describe('Actions.'),
    targetTypes: z.array(z.string()).describe('Types of changed records.'),
  })
  .meta({ id: 'AuditChoices', description: 'Values that occur in the audit log, for its filters.' });

export type AuditChoices = z.infer<typeof AuditChoices>;

export const AUDIT_ROW: AuditRow = {
  ...{ id: 4711, at: '2026-05-15T14:03:22.108Z', actor: 'Administrator', actorId: 1, action: 'business.reject' },
  ...{ targetType: 'business', targetId: '42' },
  before: { name: 'The Muddy Paw Café', approvalStatus: 'pending' },
  after: { name: 'The Muddy Paw Café', approvalStatus: 'rejected' },
  reason: 'A duplicate.',
  business: { id: 42, name: 'The Muddy Paw Café' },
  member: null,
  canUndo: false,
};

export const AUDIT_CHOICES: AuditChoices = {
  actors: ['Administrator', 'Stripe'],
  actions: ['business.approve', 'business.reject'],
  targetTypes: ['business'],
};

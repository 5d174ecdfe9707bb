import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { plainMessage } from '../../../interfaces/contract/shared/plain-message.js';

const messageOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: plainMessage }).error?.issues[0]?.message;

describe('plainMessage', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['an unknown choice', z.enum(['email', 'phone', 'none']), 'fax', 'Choose one of: email, phone, none'],
    ['a wrong constant', z.literal('photo'), 'x', 'Must be photo'],
    [
      'an unknown kind of object',
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
      { kind: 'c' },
      'Choose one of: a, b',
    ],
    ['a number that is too large', z.number().max(50), 51, 'Must be at most 50'],
    ['a number that is too small', z.number().min(1), 0, 'Must be at least 1'],
    ['a number at an excluded bound', z.number().lt(5), 5, 'Must be less than 5'],
    ['a decimal', z.int(), 4.5, 'Must be a whole number'],
    ['a text for a number', z.int(), '5', 'Must be a number'],
    ['a text for a choice of yes or no', z.boolean(), 'yes', 'Must be true or false'],
    ['a number for a text', z.string(), 5, 'Must be text'],
    ['a list for a text', z.string(), ['a', 'b'], 'Must be a single value'],
    ['a text for a list', z.array(z.string()), 'a', 'Must be a list'],
    ['a text for an object', z.object({}), 'a', 'Must be an object'],
    ['a long text', z.string().max(5000), 'x'.repeat(5001), 'Must be at most 5,000 characters'],
    ['a short text', z.string().min(3), 'x', 'Must be at least 3 characters'],
    ['a blank required text', z.string().min(1), '', 'Required'],
    ['a missing value', z.string(), undefined, 'Required'],
    ['a long list', z.array(z.int()).max(2), [1, 2, 3], 'Must have at most 2 entries'],
    ['a list of the wrong length', z.array(z.int()).length(1), [], 'Must have exactly 1 entry'],
    ['an unknown field', z.strictObject({}), { a: 1 }, 'Unknown field'],
    ['a wrong email address', z.email(), 'ada', 'Must be an email address, such as ada@example.com'],
    ['a wrong date', z.iso.date(), '2026-02-30', 'Must be a date, such as 2026-11-23'],
    ['a wrong time', z.iso.datetime(), 'noon', 'Must be a date and time, such as 2026-11-23T19:00:00Z'],
    ['a number between steps', z.number().multipleOf(5), 7, 'Must be a multiple of 5'],
  ])('plainMessage describes %s in plain words', (_, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });
});

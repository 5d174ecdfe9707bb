import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What a value must be, by zod's name of the type. */
const TYPE: Readonly<Record<string, string>> = {
  string: 'Must be text',
  number: 'Must be a number',
  nan: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
  date: 'Must be a date, such as 2026-11-23',
  never: 'Must be left out',
};

/** What a text must be, by zod's name of the format. */
const FORMAT: Readonly<Record<string, string>> = {
  email: 'Must be an email address, such as ada@example.com',
  url: 'Must be a web address, such as https://example.com',
  uuid: 'Must be a UUID',
  datetime: 'Must be a date and time, such as 2026-11-23T19:00:00Z',
  date: 'Must be a date, such as 2026-11-23',
  safeint: 'Must be a whole number',
};

const GENERIC = 'Invalid input';

/**
 * Returns a sentence for people about a value that breaks a rule without its own message. Every zod schema of the API
 * and of the forms uses it instead of the library's text.
 */
export function plainMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue);
    case 'invalid_value':
      return choiceMessage(issue.values);
    case 'invalid_union':
      // Only a union that is discriminated by a field names its options.
      return 'options' in issue && Array.isArray(issue.options) ? choiceMessage(issue.options) : GENERIC;
    case 'too_big':
      return boundMessage(issue, issue.maximum, issue.inclusive === false ? 'less than' : 'at most');
    case 'too_small':
      return boundMessage(issue, issue.minimum, issue.inclusive === false ? 'more than' : 'at least');
    case 'invalid_format':
      return FORMAT[issue.format] ?? GENERIC;
    case 'not_multiple_of':
      return `Must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return 'Unknown field';
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
      return GENERIC;
  }
}

function typeMessage({ expected, input }: Issue & { readonly expected?: unknown }): string {
  if (input === undefined) return 'Required';
  const isList = Array.isArray(input) && expected !== 'array';
  return isList ? 'Must be a single value' : (TYPE[String(expected)] ?? GENERIC);
}

function choiceMessage(values: readonly unknown[]): string {
  const words = values.map(String).join(', ');
  return values.length === 1 ? `Must be ${words}` : `Choose one of: ${words}`;
}

function boundMessage({ origin, exact }: { origin?: string; exact?: boolean }, bound: unknown, words: string): string {
  const limit = Number(bound);
  if (origin === 'string' && limit === 1 && words === 'at least') return 'Required';
  const figure = `${exact === true ? 'exactly' : words} ${limit.toLocaleString('en-US')}`;
  if (origin === 'string') return `Must be ${figure} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `Must have ${figure} ${limit === 1 ? 'entry' : 'entries'}`;
  return `Must be ${figure}`;
}

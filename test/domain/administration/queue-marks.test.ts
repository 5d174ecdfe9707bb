import { describe, expect, it } from '@jest/globals';
import { DECIDING } from '../../../domain/administration/queue-decisions.js';
import { linkProblemOf, QUEUE_MARKS } from '../../../domain/administration/queue-mark.js';
import { marksOf, NEW_ACCOUNT_DAYS, type MarkFacts } from '../../../domain/administration/queue-marks.js';
import { QUEUES } from '../../../domain/administration/queue.js';
import { DAY_MS } from '../../../domain/shared/days.js';

const NOW = new Date('2026-05-15T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const link = (n: number) => ({ url: `https://site${String(n)}.example/`, problem: 'no_answer' as const });
const OLD = { name: 'The Café', phone: '(512) 555-0142' };

const EVERY_FACT: MarkFacts = {
  ...{ lacksProof: 'claim', text: 'Buy viagra', network: { items: 3, accounts: 0 }, twin: 'Paws', broken: [link(1)] },
  ...{ contact: { before: OLD, after: { ...OLD, name: 'Another' } }, firstListingOf: daysAgo(1) },
};

describe('marksOf', () => {
  it('marks nothing on an item without facts, and everything in the order of importance', () => {
    expect(marksOf({}, NOW)).toEqual([]);
    expect(marksOf(EVERY_FACT, NOW).map(({ mark }) => mark)).toEqual(QUEUE_MARKS);
  });

  it.each<[string, MarkFacts, string | null]>([
    ['a claim without proof', { lacksProof: 'claim' }, 'The claimant has not proven any tie to the business yet.'],
    ['a request without documents', { lacksProof: 'request' }, 'The requester has not sent any document.'],
    ['an item with proof', { lacksProof: null }, null],
    [
      'spam words',
      { text: 'Viagra, porn, backlinks, and xanax' },
      'The text contains words that are frequent in spam: “viagra”, “porn”, “backlinks”, and 1 more.',
    ],
    ['an honest text', { text: 'Dogs may sit on the patio.' }, null],
    ['three items from a network', { network: { items: 3, accounts: 1 } }, '3 waiting items came from one network.'],
    ['two items from a network', { network: { items: 2, accounts: 1 } }, null],
    [
      'two new accounts in a network',
      { network: { items: 2, accounts: 2 } },
      '2 new accounts sent waiting items from one network.',
    ],
    ['an unknown network', { network: null }, null],
    [
      'a new name of a claimed place',
      { contact: { before: OLD, after: { ...OLD, name: 'Casa' } } },
      'The owner of this claimed place wants to change its name from “The Café” to “Casa”.',
    ],
    ['the same name in other letters', { contact: { before: OLD, after: { ...OLD, name: 'the cafe!' } } }, null],
    [
      'a new phone number of a claimed place',
      { contact: { before: OLD, after: { ...OLD, phone: null } } },
      'The owner of this claimed place wants to change its phone number from (512) 555-0142 to none.',
    ],
    [
      'a new name and a first phone number',
      { contact: { before: { ...OLD, phone: null }, after: { name: 'Casa', phone: '5125550143' } } },
      'The owner of this claimed place wants to change its name from “The Café” to “Casa” and its phone number from none to 5125550143.',
    ],
    [
      'the same number, written otherwise',
      { contact: { before: OLD, after: { ...OLD, phone: '+1 512 555 0142' } } },
      null,
    ],
    ['a likely duplicate', { twin: 'Paws' }, 'This may be the same place as Paws.'],
    ['no likely duplicate', { twin: null }, null],
    ['a link that does not answer', { broken: [link(1)] }, 'We could not reach https://site1.example/.'],
    [
      'a page that does not exist',
      { broken: [{ ...link(1), problem: 'no_page' }] },
      'There is no page at https://site1.example/.',
    ],
    [
      'many links',
      { broken: [link(1), link(2), link(3), link(4), link(5)] },
      'We could not reach https://site1.example/. We could not reach https://site2.example/. We could not reach https://site3.example/. We could not reach 2 more links.',
    ],
    ['links that answer', { broken: null }, null],
    [
      'a first listing of today',
      { firstListingOf: daysAgo(0.9) },
      'This is the first listing of an account that was created today.',
    ],
    [
      'a first listing after a day',
      { firstListingOf: daysAgo(1) },
      'This is the first listing of an account that is 1 day old.',
    ],
    [
      'a first listing after six days',
      { firstListingOf: daysAgo(6) },
      'This is the first listing of an account that is 6 days old.',
    ],
    ['a first listing of an older account', { firstListingOf: daysAgo(NEW_ACCOUNT_DAYS) }, null],
    ['a later listing', { firstListingOf: null }, null],
  ])('explains %s', (_, facts, why) => {
    expect(marksOf(facts, NOW).map((mark) => mark.why)).toEqual(why === null ? [] : [why]);
  });
});

describe('linkProblemOf', () => {
  it('counts only missing pages as a problem, because other refusals may concern programs alone', () => {
    const missing = [200, 301, 403, 404, 410, 429, 500, 503].filter((status) => linkProblemOf(status) === 'no_page');
    expect(missing).toEqual([404, 410]);
  });
});

describe('DECIDING', () => {
  it.each(QUEUES.map((queue) => [queue]))('names the audit log actions that end the waiting in %s', (queue) => {
    expect(DECIDING[queue].actions.every((action) => /^\w+\.\w+$/.test(action))).toBe(true);
    expect(DECIDING[queue].actions.length).toBeGreaterThan(1);
  });
});

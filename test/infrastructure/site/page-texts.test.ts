import { describe, expect, it } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { RETENTION } from '../../../domain/account/retention.js';
import { FIGURES } from '../../../domain/site/figures.js';
import { PAGE_TEXTS, type PageTextName } from '../../../domain/site/text-rules.js';
import { MEMBER_TABLES } from '../../../infrastructure/member-data/member-tables.js';
import { readPageText } from '../../../infrastructure/site/read-page-text.js';
import { routePaths } from '../../support/links/route-paths.js';
import { markdownOf, plain, rowsOf, shippedText } from '../../support/texts/page-texts.js';

const NAMES = Object.keys(PAGE_TEXTS) as PageTextName[];
const LEGAL = ['terms-of-service', 'privacy-policy', 'community-guidelines'] as const;
const help = (body: string) => readPageText('help-center', `# Help center\n\n${body}`);

describe('the page texts', () => {
  it('the page texts have one file for each page, with its title, and no other files', () => {
    const files = readdirSync('web/texts').filter((name) => name.endsWith('.md'));
    expect(files.toSorted()).toEqual(NAMES.map((name) => `${name}.md`).toSorted());
    for (const name of NAMES) expect(shippedText(name).title).toBe(PAGE_TEXTS[name].title);
  });

  it.each(LEGAL)('the legal texts state their effective date: %s', (name) => {
    expect(plain(shippedText(name).intro)).toMatch(/^Last updated January 1, 2025 /);
  });

  it('the terms of service have 14 sections, and the privacy policy has 13', () => {
    expect(shippedText('terms-of-service').sections).toHaveLength(14);
    expect(shippedText('privacy-policy').sections).toHaveLength(13);
    expect(shippedText('privacy-policy').sections[0]?.title).toBe('Introduction');
  });

  it('the page texts link only to existing pages and headings', () => {
    const there = routePaths().map((path) => `/${path}`);
    const elsewhere = ['/api/docs'];
    for (const name of NAMES) {
      for (const [, to = ''] of markdownOf(name).matchAll(/\]\(([^)]+)\)/g)) {
        const [path = '', anchor] = to.split('#');
        expect([name, to, [...there, ...elsewhere].includes(path)]).toEqual([name, to, true]);
        if (anchor === undefined) continue;
        const { sections } = shippedText(path.slice(1) as PageTextName);
        expect([to, sections.some(({ id }) => id === anchor)]).toEqual([to, true]);
      }
    }
  });
});

describe('reading a text', () => {
  it("a page text includes the product's figures by name, and leaves the operator's values to the page", () => {
    const { sections } = help('## Costs\n\nFrom {{free-photos}} photos, by {{operator-name}} & co.');
    expect(sections[0]?.blocks).toEqual([
      { kind: 'paragraph', words: ['From 3 photos, by ', { fact: 'operator-name' }, ' & co.'] },
    ]);
  });

  it('a page text supports paragraphs, lists, tables, links, and marks, and gives headings anchors', () => {
    const text = help(
      "## What's new?\n\n- **One** [link](/browse)\n- *two*\n\n| A | B |\n| --- | --- |\n| `c` | d |\n\n### Part\n\n1. x",
    );
    expect(text.sections).toEqual([
      {
        id: 'whats-new',
        title: "What's new?",
        blocks: [
          {
            kind: 'list',
            isOrdered: false,
            items: [
              [{ mark: 'strong', words: ['One'] }, ' ', { to: '/browse', words: ['link'] }],
              [{ mark: 'emphasis', words: ['two'] }],
            ],
          },
          { kind: 'table', head: [['A'], ['B']], rows: [[[{ mark: 'code', words: ['c'] }], ['d']]] },
        ],
        parts: [{ id: 'part', title: 'Part', blocks: [{ kind: 'list', isOrdered: true, items: [['x']] }] }],
      },
    ]);
  });

  it.each([
    ['an unknown name', '## A\n\n{{no-such-figure}}', /uses \{\{no-such-figure\}\}/],
    ['HTML', '## A\n\n<script>alert(1)</script>', /contains HTML/],
    ['HTML within a line', '## A\n\nhere <b>it</b> is', /contains HTML/],
    ['a picture', '## A\n\n![x](/y.png)', /contains image/],
    ['a link that runs a script', '## A\n\n[x](javascript:alert(1))', /links to javascript:/],
    ['a link to another site without https', '## A\n\n[x](//elsewhere.example)', /links to \/\/elsewhere/],
    ['a list within a list', '## A\n\n- a\n  - b', /contains list/],
    ['a heading of an unsupported level', '### A\n\nb', /heading 'A'/],
    ['two headings with the same anchor', '## A\n\nb\n\n### A\n\nc', /the same anchor #a/],
    ['a setting in a heading', '## By {{operator-name}}\n\nb', /has a setting in the heading/],
    ['a heading without text', '## A\n\n## B\n\nc', /has no text under 'A'/],
  ])("a page text can't contain %s, and the message says so", (_, body, message) => {
    expect(() => help(body)).toThrow(message);
  });

  it.each(LEGAL)('rejects a legal text with a missing, moved, or added section or without a date: %s', (name) => {
    const whole = markdownOf(name);
    const [first = '', second = '', ...rest] = whole.split(/^(?=## )/m).slice(1);
    const head = whole.slice(0, whole.indexOf('## '));
    const read =
      (...parts: string[]) =>
      () =>
        readPageText(name, parts.join(''));
    expect(read(head, first, second, ...rest)).not.toThrow();
    expect(read(head, second, ...rest)).toThrow(/must have the section '.+' as number 1\.$/);
    expect(read(head, second, first, ...rest)).toThrow(/as number 1\.$/);
    expect(read(head, first, second, ...rest, '## More\n\nx\n')).toThrow(/has extra sections after/);
    expect(read(head.replace('Last updated', 'Since'), first, second, ...rest)).toThrow(
      /must begin with 'Last updated …'/,
    );
    expect(() => readPageText('imprint', '# Imprint')).toThrow(/The text 'imprint' is not a page/);
  });
});

/** The row of the privacy policy's "Data retention" section that covers each table. */
const TOLD_IN: Readonly<Record<string, string>> = {
  provider_artefacts: 'Sign-in codes and keys',
  provider_links: 'Email links that confirm an address',
  provider_accounts: 'Account, profile',
  user_identities: 'Account, profile',
  users: 'Account, profile',
  sessions: 'Sessions',
  access_tokens: 'Access tokens',
  webhook_endpoints: 'Your webhooks',
  decision_changes: 'Values from before an administrator’s decision',
  email_changes: 'Email links that confirm an address',
  idempotency_keys: 'Responses saved in case your browser repeats a request',
  reviews: 'Reviews',
  review_responses: 'Owner responses to reviews',
  user_feedback: 'Messages and reports',
  notices: 'Notices to you',
  ordered_erasures: 'Account, profile',
  appeals: 'Notices to you',
  reports: 'Your reports of other people',
  pet_profiles: 'Account, profile',
  guide_dogs: 'Account, profile',
  review_votes: 'Account, profile',
  alerts: 'Account, profile',
  saved_lists: 'Account, profile',
  saved_places: 'Account, profile',
  business_claims: 'Account, profile',
  ownership_requests: 'Account, profile',
  business_people: 'Your role in the business',
  business_invitations: 'Invitations to a business',
  business_activity: 'What you did for a business',
  business_transfers: 'Offers to hand a business over',
  businesses: 'Business listings',
  policy_facts: 'Your answers about the pet policy',
  turned_away_reports: 'Reports that you were turned away',
  turned_away_answers: 'Your answers to reports of turned-away visitors',
  policy_confirmations: 'Our requests to confirm the pet policy',
  subscriptions: 'Premium status of a listing',
  business_analytics: 'Visits to a business page',
  copyright_notices: 'Copyright notices, counter-notices',
  copyright_takedowns: 'Copyright notices, counter-notices',
  copyright_counter_notices: 'Copyright notices, counter-notices',
  outbox: 'Emails and text messages to you',
  taken_down_photos: 'Content that an administrator removed',
  uploads: 'Unused files',
};

describe('the privacy policy', () => {
  const policy = shippedText('privacy-policy');
  const rows = rowsOf(policy, 'Data retention');

  it('the privacy policy states the retention of every table with member data', () => {
    expect(Object.keys(TOLD_IN).toSorted()).toEqual(MEMBER_TABLES.map(({ table }) => table).toSorted());
    const untold = Object.values(TOLD_IN).filter((row) => !rows.some(([what]) => what?.startsWith(row)));
    expect(untold).toEqual([]);
  });

  it('the privacy policy states every retention period that the jobs use', () => {
    const periods = rows.map(([, period]) => period).join('\n');
    for (const [name, value] of Object.entries(RETENTION)) {
      const unit = /[A-Z][a-z]+$/.exec(name)?.[0].toLowerCase() ?? '';
      expect([name, periods.includes(`${value} ${unit}`)]).toEqual([name, true]);
    }
  });

  it('the privacy policy contains no hard-coded periods of cookies or retention', () => {
    const sections = markdownOf('privacy-policy').split(/^## /m);
    const typed = sections
      .filter((text) => /^(?:Cookies|Data retention)\n/.test(text))
      .flatMap((text) => text.match(/\d+ \w+/g) ?? []);
    expect(sections.filter((text) => /^(?:Cookies|Data retention)\n/.test(text))).toHaveLength(2);
    expect(typed).toEqual([]);
  });

  it('the privacy policy lists exactly what the pages store in the browser', () => {
    const sources = globSync('web/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const keeping = sources.filter(({ text }) => /\b(?:(?:local|session)Storage|caches)\b(?!['"` ])/.test(text));
    const [, ...inBrowser] = rowsOf(policy, 'Cookies')
      .map(([name]) => name ?? '')
      .join(' ')
      .split('theme ');
    // Workbox itself names the cache of the build's files.
    const names = (inBrowser[0] ?? '').split(/[ ,]+/).filter((name) => name !== 'workbox-precache');
    const ownersOf = (name: string) => keeping.filter(({ text }) => text.includes(`'${name}'`)).map(({ file }) => file);
    expect(names.filter((name) => ownersOf(name).length === 0)).toEqual([]);
    // Each other file takes its name from one of these.
    const owners = new Set(names.flatMap(ownersOf));
    const imports = (text: string) => [...owners].some((owner) => text.includes(`/${basename(owner, '.ts')}.js'`));
    const unnamed = keeping.filter(({ file, text }) => !owners.has(file) && !imports(text));
    expect(unnamed.map(({ file }) => file)).toEqual([]);
  });
});

describe('figures for texts', () => {
  it('each figure is used by some page text', () => {
    const texts = NAMES.map(markdownOf).join('');
    expect([...FIGURES.keys()].filter((name) => !texts.includes(`{{${name}}}`))).toEqual([]);
    for (const [name, value] of FIGURES) expect([name, value]).toEqual([name, expect.stringMatching(/^\d/)]);
  });
});

describe('the help center', () => {
  const { sections } = shippedText('help-center');

  it('the help center answers at least 20 questions, each in a group', () => {
    expect(sections.every(({ blocks }) => blocks.length === 0)).toBe(true);
    const questions = sections.flatMap(({ parts }) => parts.map(({ title }) => title));
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(questions).size).toBe(questions.length);
  });
});

import { describe, expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import config, { EXEMPT, PATTERNS } from '../support/lint/plain-english.js';

const linter = new Linter();
const CONFIG: Linter.Config[] = [
  {
    files: ['**/*.js'],
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'off' },
  },
  ...config,
];

const inCode = (text: string): Linter.LintMessage[] => linter.verify(text, CONFIG, 'code.js');
const inMarkdown = (text: string): Linter.LintMessage[] => linter.verify(text, CONFIG, 'text.md');
const messagesIn = (text: string): string[] => inCode(`// ${text}`).map(({ message }) => message);

/** Wrong and correct sentences by the rule's advice. */
const SENTENCES: Readonly<Record<string, { wrong: readonly string[]; right: readonly string[] }>> = {
  'your, their, or its own': {
    wrong: ['Returns the own businesses.'],
    right: ['Returns the owner.', 'Each test has its own database.'],
  },
  again: { wrong: ['Please send it anew.'], right: ['Anewbie signs in.', 'Please send it again.'] },
  'currently or now': { wrong: ['At present there are two.'], right: ['It is at presentation time.'] },
  'the number': {
    wrong: ['It has at most so many rows.', 'There are so many of them.'],
    right: ['It has so many rows that it pages.'],
  },
  'no longer or anymore': {
    wrong: ['The code works no more: a newer one was sent.', 'It is not there any more.'],
    right: ['There is no more.', 'No more than three.', 'It needs no more rows.', 'Are there any more rows?'],
  },
  'is, appears, or contains': {
    wrong: ['The error stands above.'],
    right: ['It stands out.', 'It stands in for a page.', 'A lemonade stand near the park.'],
  },
  'what happens: gets an email, sees a message': {
    wrong: ['The owner is told.'],
    right: ['The owner told us.', 'It was told apart.'],
  },
  'stored, saved, or recorded': {
    wrong: ['The time is written down.', 'The server writes it down.'],
    right: ['It was written in June.', 'Writes the rows below.'],
  },
  'the role, unless it is a question: the owner, the person who filed the notice': {
    wrong: ['Throws. Who sent the notice reads the reason.'],
    right: ['Who sees it?', 'Who can see your listing', 'The person who sent it reads it.', 'Who owns the listing?'],
  },
  'a noun, unless it is a question: the text, the changes': {
    wrong: ['What stays after that is deleted later.'],
    right: [
      'What to do next.',
      'What happens next?',
      'What is a Guide Dog?',
      'What visitors did.',
      'Returns what was typed.',
    ],
  },
  'the role: the person who …': { wrong: ['Whoever signs in.', 'For whomever.'], right: ['However it ends.'] },
  'someone or the role': { wrong: ['Somebody else changed it.'], right: ['Someone else changed it.'] },
  'a sentence with that person as its subject': {
    wrong: ['The member to whom it belongs.'],
    right: ['The member who has it.'],
  },
  'two sentences': {
    wrong: ['The page of which it is a part.'],
    right: ['All of which use it.', 'Which of the two.', 'The ID by which the field is found.'],
  },
  'the thing itself': {
    wrong: [
      ...['A copy thereof.', 'The name whereof.', 'All therein.', 'Whereupon it ends.', 'Thereupon it ends.'],
      ...['An answer thereto.', 'A rule whereby it ends.', 'Sent herewith.'],
    ],
    right: ['There are three.', 'Hereby I consent.', 'Therefore it ends.'],
  },
  'bring or download': {
    wrong: ['Take the poster along.', 'What it took along.'],
    right: ['It takes a long time.', 'Ride along.', 'Take a break.'],
  },
  phone: { wrong: ['Your telephone number.'], right: ['Your phone number.', 'A telephoto lens.'] },
  'email, or postal mail': {
    wrong: ['It sends two mails.', 'Ignore this mail.', 'You get the answer by mail.'],
    right: ['The mail server refused it.', 'A postcard travels by mail.', 'It sends an email.', 'A mailbox.'],
  },
  'in the meantime, or what happened first': {
    wrong: ['It was changed meanwhile.'],
    right: ['It was changed in the meantime.'],
  },
  'next to or in addition to': {
    wrong: ['The map beside the list.'],
    right: ['Besides, it is late.', 'The map next to the list.'],
  },
  only: {
    wrong: ['For administrators alone.'],
    right: ['The only administrator.', 'Never leave a dog alone.', 'The database alone reveals nothing.'],
  },
  'undo, cancel, or restore': {
    wrong: ['The warning is taken back.'],
    right: ['Go back.', 'Back up the data.', 'It takes a backup.'],
  },
  'another, more, or additional': { wrong: ['It needs a further page.'], right: ['Further information.'] },
  'automatically or on its own': {
    wrong: ['The server ended by itself.'],
    right: ['It proves nothing by itself alone.', 'It is imported by its name.'],
  },
  permanently: { wrong: ['It is closed for good.'], right: ['For good reviews.', 'For good measure, ask twice.'] },
  'in progress': { wrong: ['A request is under way.'], right: ['Under a waypoint.'] },
  'the failure: fails to load, is missing': {
    wrong: ['The list cannot be had.'],
    right: ['It had two rows.', 'The list would be hadoop.'],
  },
  'data with a singular verb': { wrong: ['The data are stale.'], right: ['The data is stale.', 'Data arrives.'] },
  'you or the role': {
    wrong: ['It comes when one presses it.'],
    right: ['The reason after one is chosen.', 'If one fails, the other runs.'],
  },
  'the American spelling': {
    wrong: ['The colours differ.', 'We personalise it.', 'A grey line.', 'It was cancelled.', 'Check it afterwards.'],
    right: [
      'The colors differ.',
      'An aria-labelledby.',
      'An organism.',
      'A greyhound.',
      'It was canceled.',
      'It forwards the call.',
    ],
  },
};

describe('The plain-english lint rule', () => {
  it('the plain-english rule has a wrong sentence per expression and a correct look-alike per pattern', () => {
    const counts = Object.fromEntries(PATTERNS.map(({ write, wrong }) => [write, wrong.length]));
    expect(Object.keys(SENTENCES).toSorted()).toEqual(Object.keys(counts).toSorted());
    for (const [write, { wrong, right }] of Object.entries(SENTENCES)) {
      expect([write, wrong.length >= (counts[write] ?? 0), right.length > 0]).toEqual([write, true, true]);
    }
  });

  it.each(Object.entries(SENTENCES))(
    'the plain-english rule reports wrong sentences with the advice to write %s',
    (write, { wrong }) => {
      for (const sentence of wrong) {
        expect([sentence, messagesIn(sentence)]).toEqual([sentence, [expect.stringContaining(`Write ${write}.`)]]);
      }
    },
  );

  it.each(Object.entries(SENTENCES))(
    'the plain-english rule accepts look-alikes of mistakes that need %s',
    (_, { right }) => {
      for (const sentence of right) expect([sentence, messagesIn(sentence)]).toEqual([sentence, []]);
    },
  );

  it.each([
    ['a line comment', '// Send it anew.'],
    ['line comments that belong together', '// It is closed for\n  // good.'],
    ['a documentation comment', '/**\n * It is closed for\n * good.\n */'],
    ['a comment at the end of a line', 'let a; // Send it anew.'],
    ['a string', "a('Send it anew');"],
    ['a test title', "it('sends it anew', () => {});"],
    ['a template', 'a(`Send ${it} again, and anew`);'],
    ['JSX text', 'a(<p>\n  Send it\n  anew\n</p>);'],
    ['a JSX attribute', 'a(<p title="Send it anew" />);'],
  ])('the plain-english rule reports a mistake in %s', (_, code) => {
    expect(inCode(code)).toEqual([expect.objectContaining({ ruleId: 'project/plain-english' })]);
  });

  it.each([
    ['a paragraph', 'Send it\nanew.'],
    ['a heading', '## Send it anew'],
    ['a list', '- Send it anew.'],
    ['a table', '| A | B |\n| --- | --- |\n| Send | it anew |'],
    ['a link', 'See [how to send it anew](/help).'],
  ])('the plain-english rule reports a mistake in %s of a Markdown file', (_, text) => {
    expect(inMarkdown(text)).toEqual([expect.objectContaining({ ruleId: 'project/plain-english' })]);
  });

  it('the plain-english rule reports the position of a mistake', () => {
    const [message] = inCode("/**\n * It is closed for\n * good.\n */\na('It is closed');");
    expect(message).toMatchObject({ line: 2, column: 17, endLine: 3, endColumn: 8 });
  });

  it('the plain-english rule ignores code, single words, directives, and mistakes that would span two texts', () => {
    const code = "import a from './anew.js'; anew(); a('anew', 'the', 'own'); a('for the', 'own good');";
    expect(inCode(code)).toEqual([]);
    expect(inCode('/* eslint-disable no-undef -- anew */\nanew();')).toEqual([]);
    expect(inMarkdown('Use `anew`, and:\n\n```\nanew\n```')).toEqual([]);
  });

  it('the plain-english rule exempts only texts that it would report otherwise', () => {
    for (const { text, reason } of EXEMPT) {
      expect(reason).not.toBe('');
      expect([text, messagesIn(text)]).toEqual([text, []]);
      const matches = PATTERNS.flatMap(({ wrong }) => wrong).some((each) => new RegExp(each, 'i').test(text));
      expect([text, matches]).toEqual([text, true]);
    }
  });
});

import markdown from '@eslint/markdown';

/**
 * The ESLint rule `project/plain-english`: reports frequent mistakes in comments, in strings and templates with
 * more than one word, in JSX text, and in Markdown. It doesn't read single words, or code in Markdown.
 */

const END = String.raw`(?=[.,;:!?)\0]|$)`;
const SENTENCE_START = String.raw`(?<=^|\0|[.:;!?] )`;
const TAKE = '(take|takes|taken|taking|took)';
/** Words after "Who" and "What" in questions and headings. */
const ASKING =
  'is|are|was|can|could|may|do|does|did|to|if|happen|happens|happened|should|would|will|has|you|we|they|it|the|a|makes|your';

/**
 * Each entry has regular expressions that ignore case and in which a space matches any white space, and what to write
 * instead. test/contract/plain-english.test.ts has a wrong and a correct sentence for each.
 */
export const PATTERNS = [
  { wrong: ['the own'], write: 'your, their, or its own' },
  { wrong: ['anew'], write: 'again' },
  { wrong: ['at present'], write: 'currently or now' },
  { wrong: ['(at most|in|after|of|only|for|every) so many', 'so many (of (them|it)|are|at)'], write: 'the number' },
  { wrong: [`(?<!there (is|are|was|were) )no more${END}`, `any more${END}`], write: 'no longer or anymore' },
  {
    wrong: [
      '(stands?|stood|lies|lay) (in(?! for)|at|on|beside|under|below|above|there|first|last|alone|once|twice|with)',
    ],
    write: 'is, appears, or contains',
  },
  { wrong: ['(is|are|be) told'], write: 'what happens: gets an email, sees a message' },
  { wrong: ['written down', 'writes? (it|them|this|that) down'], write: 'stored, saved, or recorded' },
  {
    wrong: [String.raw`${SENTENCE_START}who (?!(${ASKING}) )[a-z]+ [^?\0]{8,}?[.]`],
    write: 'the role, unless it is a question: the owner, the person who filed the notice',
  },
  {
    wrong: [
      String.raw`${SENTENCE_START}what (?!(${ASKING}) )[a-z]+ [^?.;:\0]{2,60} (is|are|was|were|stays|comes|goes|needs) [^?\0]*?[.]`,
    ],
    write: 'a noun, unless it is a question: the text, the changes',
  },
  { wrong: ['whoever', 'whomever'], write: 'the role: the person who …' },
  { wrong: ['somebody'], write: 'someone or the role' },
  { wrong: ['whom'], write: 'a sentence with that person as its subject' },
  { wrong: ['of which (the|it|they|he|she|we|you|one)'], write: 'two sentences' },
  {
    wrong: ['thereof', 'whereof', 'therein', 'whereupon', 'thereupon', 'thereto', 'whereby', 'herewith'],
    write: 'the thing itself',
  },
  { wrong: [`${TAKE} ([a-z]+ ){0,2}along`], write: 'bring or download' },
  { wrong: ['telephones?'], write: 'phone' },
  {
    wrong: ['mails', '(a|an|the|this|that|each|every|new|confirmation|answer by|you by) mail(?! (server|carrier))'],
    write: 'email, or postal mail',
  },
  { wrong: ['meanwhile'], write: 'in the meantime, or what happened first' },
  { wrong: ['beside'], write: 'next to or in addition to' },
  { wrong: [`(administrators?|owners?|members?|visitors?|keyboard|by key|it|them) alone${END}`], write: 'only' },
  { wrong: [`${TAKE} (it |them )?back`], write: 'undo, cancel, or restore' },
  { wrong: ['(a|one|any|every|each) further'], write: 'another, more, or additional' },
  { wrong: [`by itself${END}`], write: 'automatically or on its own' },
  { wrong: [`for good${END}`], write: 'permanently' },
  { wrong: ['under way'], write: 'in progress' },
  { wrong: ['(is|are|be|was|were) had'], write: 'the failure: fails to load, is missing' },
  { wrong: ['data (are|were|have|hold|need|come|go|leave|lie)'], write: 'data with a singular verb' },
  {
    wrong: [
      '(if|when|where|as|until|before|after) one (may|can|must|gets|sees|comes|wants|chooses|types|presses|goes)',
    ],
    write: 'you or the role',
  },
  {
    wrong: [
      '(colour|behaviour|favourite|neighbour|honour|flavour|catalogue|centre|licence)[a-z]*',
      '(organ|recogn|personal|custom|optim|initial|normal|synchron|summar|author|minim|serial)is(e|es|ed|ing|ation)',
      'grey',
      'cancelled|travelled|labelled',
      '(after|to|up|down)wards',
    ],
    write: 'the American spelling',
  },
];

/** Correct or required texts that match a pattern. */
export const EXEMPT = [
  { text: 'being below beside best better', reason: 'a list of common English words' },
  { text: 'some somebody someone something', reason: 'a list of common English words' },
  { text: 'while whole whom whose will', reason: 'a list of common English words' },
  { text: '`personalisation: false`', reason: 'a field of the API' },
  { text: 'from open data go live', reason: 'the subject is "listings"' },
  { text: 'Cancelled by claimant', reason: 'a specified text' },
  { text: 'favorite favourite february', reason: 'a list of common English words' },
];

const EXPRESSIONS = PATTERNS.map(({ wrong, write }) => ({
  write,
  expression: new RegExp(String.raw`(?<![\w-])(?:${wrong.join('|')})(?![\w-])`.replaceAll(' ', String.raw`\s+`), 'gi'),
}));

/** Collects the texts of one file as ranges of its source. */
class Texts {
  /** @type {{ text: string, start: number }[]} */
  #parts = [];

  constructor(source) {
    this.source = source;
  }

  /** Adds the source between two offsets. Matches of `ignored`, such as comment markers, count as white space. */
  add(start, end, ignored = null) {
    const raw = this.source.slice(start, end);
    const text = ignored === null ? raw : raw.replaceAll(ignored, (marker) => marker.replaceAll(/\S/g, ' '));
    const trimmed = text.trimStart();
    if (trimmed !== '') this.#parts.push({ text: trimmed.trimEnd(), start: end - trimmed.length });
  }

  /** Returns the mistakes with their offsets in the source. */
  mistakes() {
    const joined = this.#parts.map(({ text }) => text).join('\0');
    const exempt = EXEMPT.flatMap((each) => rangesOf(each.text, joined));
    return EXPRESSIONS.flatMap(({ expression, write }) =>
      [...joined.matchAll(expression)]
        .filter(({ index }) => !exempt.some(([start, end]) => start <= index && index < end))
        .map(({ 0: found, index }) => ({
          found: found.replaceAll(/\s+/g, ' '),
          write,
          ...this.#rangeOf(index, found),
        })),
    );
  }

  #rangeOf(index, found) {
    let before = 0;
    for (const { text, start } of this.#parts) {
      if (index <= before + text.length)
        return { start: start + index - before, end: start + index - before + found.length };
      before += text.length + 1;
    }
    throw new RangeError('The match is outside of all texts.');
  }
}

function rangesOf(text, whole) {
  const ranges = [];
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) ranges.push([at, at + text.length]);
  return ranges;
}

const COMMENT_MARKERS = /^[ \t]*(?:\/\*+|\/\/|\*(?!\/)\*?)|\*+\/$/gm;
const DIRECTIVE = /^\s*(?:eslint-|@ts-|prettier-ignore|istanbul |v8 |#)/;

/** Adds each comment. Line comments below each other are one text. */
function addComments(texts, comments) {
  let block = null;
  for (const { type, value, range } of comments) {
    if (DIRECTIVE.test(value)) continue;
    const continues = block !== null && type === 'Line' && /^\r?\n[ \t]*$/.test(texts.source.slice(block[1], range[0]));
    if (continues) block[1] = range[1];
    else {
      if (block !== null) texts.add(...block, COMMENT_MARKERS);
      block = [...range];
    }
    if (type !== 'Line') {
      texts.add(...block, COMMENT_MARKERS);
      block = null;
    }
  }
  if (block !== null) texts.add(...block, COMMENT_MARKERS);
}

const hasWords = (text) => /[a-z]\S*\s+\S*[a-z]/i.test(text);

const plainEnglish = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Report frequent mistakes in English' },
    messages: { wrong: 'Not "{{found}}". Write {{write}}.' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const texts = new Texts(sourceCode.text);
    const report = () => {
      for (const { found, write, start, end } of texts.mistakes()) {
        const loc = { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) };
        context.report({ loc, messageId: 'wrong', data: { found, write } });
      }
    };
    return {
      Program: () => addComments(texts, sourceCode.getAllComments()),
      Literal({ value, range }) {
        if (typeof value === 'string' && hasWords(value)) texts.add(range[0] + 1, range[1] - 1);
      },
      TemplateElement({ value, range }) {
        if (hasWords(value.raw)) texts.add(range[0] + 1, range[1] - 1);
      },
      JSXText: ({ range }) => texts.add(...range),
      'Program:exit': report,
      // A text in Markdown.
      text: ({ position }) => texts.add(position.start.offset, position.end.offset),
      'root:exit': report,
    };
  },
};

const plugins = { project: { meta: { name: 'project' }, rules: { 'plain-english': plainEnglish } } };
const rules = { 'project/plain-english': 'error' };

/** ESLint configuration that checks all code and Markdown. */
export default [
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx}'],
    // Generated files, and the rule with its examples.
    ignores: [
      '**/*.gen.ts',
      'infrastructure/schema/migrations/**',
      'test/support/lint/plain-english.js',
      'test/contract/plain-english.test.ts',
    ],
    plugins,
    rules,
  },
  { files: ['**/*.md'], plugins: { ...plugins, markdown }, language: 'markdown/gfm', rules },
];

/**
 * Words and phrases that are frequent in spam and rare in texts about places for pets. Single words that such texts use
 * in another sense are missing on purpose: a casino may be a hotel, people escort dogs, a vet prescribes tramadol, and a
 * café may take bitcoin. The list follows the categories of SpamAssassin's rules for bodies (drugs, gambling, loans,
 * advance fees, adult content) and search engine spam.
 */
export const SPAM_WORDS = [
  ...['viagra', 'cialis', 'levitra', 'xanax', 'weight loss pills', 'male enhancement', 'buy steroids'],
  ...['online casino', 'casino bonus', 'free spins', 'sports betting', 'betting tips', 'slot machines online'],
  ...['payday loan', 'payday loans', 'instant loan', 'instant loans', 'bad credit loans', 'debt relief'],
  ...[
    'forex trading',
    'crypto investment',
    'bitcoin investment',
    'crypto giveaway',
    'binary options',
    'double your money',
  ],
  ...[
    'make money fast',
    'make money online',
    'earn money online',
    'work from home jobs',
    'passive income',
    'get rich quick',
  ],
  ...['seo services', 'seo expert', 'backlinks', 'guest post', 'link building', 'buy followers', 'website traffic'],
  ...['escort service', 'escort services', 'call girls', 'porn', 'xxx', 'sex toys', 'hot singles', 'adult dating'],
  ...[
    'replica watches',
    'replica handbags',
    'fake passport',
    'buy passport',
    'essay writing service',
    'hacked accounts',
  ],
  ...['click here now', 'act now', 'risk free trial', '100% guaranteed', 'congratulations you won', 'claim your prize'],
  ...['wire transfer fee', 'western union', 'inheritance fund', 'gift card code'],
] as const;

/** Maximum number of characters of a text that are looked at. */
export const MAX_SPAM_TEXT = 2000;

const escaped = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s_-]+`);

/** A whole word: no letter or digit before or after it, so that a specialist is no cialis. */
const SPAM = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${SPAM_WORDS.map(escaped).join('|')})(?![\p{L}\p{N}])`, 'giu');

/** Returns the spam words in a text, each once, in the order of the text and in lower case. */
export function spamWordsIn(text: string): readonly string[] {
  const found = text.slice(0, MAX_SPAM_TEXT).match(SPAM) ?? [];
  return [...new Set(found.map((word) => word.toLowerCase().replaceAll(/[\s_-]+/g, ' ')))];
}

import { phraseKey } from './word-key.js';

const PETS = [
  'pet',
  'dog',
  'animal',
  'puppy',
  'doggy',
  'doggie',
  'pup',
  'fur baby',
  'furry friend',
  'four legged friend',
];

/** Product decision: every place here is for pets, so these phrases about a pet say nothing. */
const ABOUT_PETS = [
  ...PETS.flatMap((pet) => [
    ...[
      `${pet} friendly`,
      `${pet}friendly`,
      `${pet} welcoming`,
      `${pet} allowed`,
      `${pet} are allowed`,
      `${pet} welcome`,
    ],
    ...[`${pet} are welcome`, `allow ${pet}`, `allowing ${pet}`, `that allow ${pet}`, `accept ${pet}`, `take ${pet}`],
    ...[`accepting ${pet}`, `welcome ${pet}`, `welcoming ${pet}`, `good for ${pet}`, `for ${pet}`, `with ${pet}`],
    ...[`my ${pet}`, `your ${pet}`, `our ${pet}`, `with a ${pet}`, `with my ${pet}`, `for my ${pet}`, `${pet} ok`],
    ...[`${pet} okay`, `bring ${pet}`, `bring your ${pet}`, `bring my ${pet}`, `${pet} tolerant`, `${pet} lover`],
  ]),
  ...['pet', 'animal', 'fur baby', 'furry friend', 'bring your own dog', 'byod'],
];

/** Product decision: words of questions and requests that say nothing about the place. */
const ABOUT_SEARCHING = [
  ...['place', 'spot', 'location', 'business', 'establishment', 'somewhere', 'anywhere', 'option', 'list of'],
  ...['near me', 'nearby', 'near by', 'near here', 'close by', 'close to me', 'around me', 'around here', 'in my area'],
  ...['in the area', 'local', 'closest', 'nearest', 'near', 'around', 'where can i take', 'where can i bring', 'where'],
  ...['where can i go', 'where to go', 'where to take', 'where can we go', 'where can i', 'can i bring', 'can i take'],
  ...[
    'looking for',
    'look for',
    'search for',
    'find me',
    'find',
    'show me',
    'i want',
    'i need',
    'need',
    'want',
    'is there',
  ],
  ...['are there', 'best', 'top', 'good', 'great', 'nice', 'top rated', 'highly rated', 'recommended', 'popular'],
  ...['favorite', 'friendly', 'welcome', 'welcoming', 'allowed', 'allow', 'accept', 'take', 'bring', 'go', 'visit'],
  ...[
    'available',
    'please',
    'ok',
    'okay',
    'joint',
    'open now',
    'today',
    'tonight',
    'this weekend',
    'cheap',
    'affordable',
    'lets',
    'let',
  ],
];

/** The keys of all phrases that say nothing here. */
export const SILENT_PHRASES: ReadonlySet<string> = new Set([...ABOUT_PETS, ...ABOUT_SEARCHING].map(phraseKey));

/** Words without a meaning of their own, as the English dictionary of the database leaves them out, too. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...['i', 'me', 'my', 'we', 'our', 'you', 'your', 'he', 'she', 'it', 'its', 'they', 'them', 'their', 'what', 'which'],
  ...['who', 'this', 'that', 'these', 'those', 'am', 'is', 'are', 'was', 'were', 'be', 'been', 'have', 'has', 'had'],
  ...['do', 'does', 'did', 'a', 'an', 'the', 'and', 'but', 'if', 'or', 'as', 'until', 'while', 'of', 'at', 'by', 'for'],
  ...[
    'with',
    'about',
    'into',
    'through',
    'to',
    'from',
    'up',
    'down',
    'in',
    'out',
    'on',
    'off',
    'over',
    'under',
    'then',
  ],
  ...['here', 'there', 'when', 'where', 'how', 'all', 'any', 'both', 'each', 'few', 'more', 'most', 'other', 'some'],
  ...['such', 'no', 'nor', 'not', 'only', 'own', 'same', 'so', 'than', 'too', 'very', 'can', 'will', 'just', 'should'],
  ...['now', 's', 't', 'don'],
]);

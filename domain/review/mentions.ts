import { MENTIONS } from './review-list.js';

/** A word in many reviews of a place, and the number of these reviews. */
export interface Mention {
  readonly word: string;
  readonly count: number;
}

/**
 * Common words, praise and criticism, and words about pets and visits, which don't distinguish places. Each entry
 * covers singular and plural.
 */
const TELLS_NOTHING = new Set(
  `about above across after again against almost along already also although always amazing among animal another anybody
  anyone anything anyway april aren around asked august away awesome awful baby back beautiful because been before
  behind being below beside best better between bigger bird booked both boy brilliant bring brought bunny busy called
  calling calls came cannot cats clear come coming could couldn dear december didn does doesn doggo doggy dogs doing
  done down during each either else enough even ever every everybody everyone everything everywhere excellent except
  face fantastic favorite favourite february feel felt find fine first fish found four friday friendly from full furry
  gave gets getting girl give given goes going gone good great half happy hardly have having hello help helped here
  hers herself higher him himself honest hope hoped hour however inside instead into isn itself january july june just
  keep kept kind kitten kitty knew know known last late later least leave left less like liked little long longer look
  looked lots love loved lovely lower made make making many march mean mine minute missed monday more most much must
  myself nearly need needed never next nice nobody none nothing noticed november october once only onto other ours
  ourselves outside over owner paid part pays people perfect person pets place pooch pretty puppies puppy pups quite
  rabbit rather ready real really recommend recommended reptile rest review right said same saturday saved seem seen
  sees sent september several shall shan should shouldn side since sitting smaller some somebody someone something
  sometimes somewhere soon sort star start started stay stayed still stop stopped such sunday sure take taken taking
  tell terrible than thank that their them themselves then there these they thing think this those though thought
  three through thursday time today together told tomorrow tonight took toward tried truly tuesday turn turned twice
  under until upon used using usually very visit visited waited walked want wanted wanting wasn wednesday week weekend
  well went were weren what whatever when where whether which while whole whom whose will wish with within without
  wonderful work worked working worse worst worth would wouldn year yesterday your yourself`
    .split(/\s+/)
    .map(stem),
);

/** Returns one form for singular and plural: 'treat' for 'treats'. */
function stem(word: string): string {
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Returns the words that reviews mention most: at least four letters, in at least three of the newest reviews, counted
 * once per review. Singular and plural count as one and appear in the most frequent spelling. Omits `TELLS_NOTHING` and
 * the words of the place's name and town. A mention says nothing about opinion: 'patio' includes complaints about it.
 */
export function mentionsOf(texts: readonly string[], nameAndTown: string): Mention[] {
  const own = new Set(wordsOf(nameAndTown).map(stem));
  const reviews = new Map<string, number>();
  const spellings = new Map<string, Map<string, number>>();
  for (const text of texts) {
    const words = wordsOf(text).filter(
      (word) => word.length >= MENTIONS.minLetters && word.length <= MENTIONS.maxLetters,
    );
    for (const word of new Set(words.map(stem))) reviews.set(word, (reviews.get(word) ?? 0) + 1);
    for (const word of words) {
      const spelled = spellings.get(stem(word)) ?? new Map<string, number>();
      spellings.set(stem(word), spelled.set(word, (spelled.get(word) ?? 0) + 1));
    }
  }
  return [...reviews]
    .filter(([word, count]) => count >= MENTIONS.from && !own.has(word) && !TELLS_NOTHING.has(word))
    .sort(([one, often], [other, rarely]) => rarely - often || one.localeCompare(other, 'en'))
    .slice(0, MENTIONS.shown)
    .map(([word, count]) => ({ word: mostly(spellings.get(word)) ?? word, count }));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function mostly(spelled: ReadonlyMap<string, number> | undefined): string | undefined {
  return [...(spelled ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Returns a PostgreSQL regular expression that finds a word as `mentionsOf` counts it. The word must consist of
 * letters.
 */
export function mentionPattern(word: string): string {
  return `\\m${stem(word.toLowerCase())}s?\\M`;
}

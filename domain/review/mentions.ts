import { MENTIONS } from './mention-limits.js';

/** A word that many reviews of a place say, and how many. */
export interface Mention {
  readonly word: string;
  readonly count: number;
}

/** Words of grammar, of praise and blame, and for pets and visits in general: they tell one place from no other. */
const TELLS_NOTHING = new Set(
  `about above across after again against almost along already also although always among another anybody anyone anything
  anyway around aren asked away back because been before behind being below beside besides best better between both bring
  brought called came cannot come comes coming could couldn dear didn does doesn doing done down during each either else
  enough even ever every everybody everyone everything everywhere except felt find finds first found four from full gave
  gets getting give given gives goes going gone good great happy hardly have having hello help helped here hers herself him
  himself hour hours however inside instead into isn itself just keep kept knew know known last late later least leave left
  less like liked likes little long longer look looked looks lots love loved lovely made make makes making many mine minute
  minutes more most much must myself nearly need needed needs never next nice nobody none nothing once only onto other others
  ours ourselves outside over perfect place places pretty quite rather ready real really right said same seem seems several
  shall shan should shouldn since some somebody someone something sometimes somewhere soon still stay stayed such sure take
  taken takes taking tell than thank thanks that their theirs them themselves then there these they thing things think this
  those though thought three through time times today together told tomorrow tonight took toward towards tried truly twice
  under until upon used using usually very visit visited visits waited walked want wanted wants wasn week weeks well went
  were weren what whatever when where whether which while whole whom whose will wish with within without wonderful
  worse worst would wouldn year years yesterday your yours yourself
  amazing awful awesome beautiful brilliant excellent fantastic favorite favourite fine friendly recommend recommended star stars terrible
  animal animals baby boy boys bunny cats dogs doggo doggy furry girl girls kitten kitty pets pooch pups puppies puppy
  monday tuesday wednesday thursday friday saturday sunday weekend weekends january february march april june july august
  september october november december worth kind people person clear worked works work working sent saved missed noticed
  higher bigger smaller lower honest face busy part half whole rest side sides start started stop stopped turn turned
  called calls calling booked wanting hoped hope knows mean means paid pays sitting seen sees went sort feel feels felt
  bird birds rabbit rabbits reptile fish owner owners review reviews`
    .split(/\s+/)
    .map(stem),
);

/** One word for one and several of a thing: 'treats' and 'treat'. */
function stem(word: string): string {
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * What the reviews of a place speak of, most named first: words of four letters and more that at least three of its newest
 * reviews use, counted once for each review, singular and plural as one and shown as they are written most. Words that tell
 * nothing of a place are left out (`TELLS_NOTHING`), and so are those of its own name and
 * town. Nothing is guessed of what a word
 * means: 'patio' is named by reviews that find it too small as well.
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

/** A regular expression of the database that finds a word as `mentionsOf` counts it. The word is of letters alone. */
export function mentionPattern(word: string): string {
  return `\\m${stem(word.toLowerCase())}s?\\M`;
}

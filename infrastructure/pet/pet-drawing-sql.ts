import { PET_DRAWINGS } from '../../domain/drawing/pet-drawing.js';
import { beginsWith, BREED_LOOKS, COAT_WORDS, TYPE_LOOKS } from '../../domain/drawing/pet-look.js';
import { DRAWING_VERSION } from '../../domain/drawing/place-drawing.js';
import { PET_TYPES } from '../../domain/pet/pet.js';

/** SQL of the facts of a pet. */
interface PetSql {
  readonly id: string;
  readonly petType: string;
  readonly breed: string;
  readonly furColor: string;
}

/** The tables of the domain contain letters, spaces, and signs of regular expressions only. */
const text = (value: string): string => `'${value}'`;
const list = (values: readonly string[]): string => `array[${values.map(text).join(',')}]`;

/** Known breeds first, then one row per `id % kinds`. */
const LOOKS = PET_TYPES.flatMap((type) => {
  const unknown = TYPE_LOOKS[type];
  return [
    ...(BREED_LOOKS[type] ?? []).map(({ words, build, coats }) => ({ words: text(words), nth: 'null', build, coats })),
    ...unknown.map(({ build, coats }, nth) => ({ words: 'null', nth: String(nth), build, coats })),
  ].map(({ words, nth, build, coats }) =>
    [text(type), words, nth, String(unknown.length), text(build), list(coats)].join(','),
  );
}).map((row, place) => `(${place},${row})`);

const COATS = COAT_WORDS.map(({ words, coat }, place) => `(${place},${text(beginsWith(words))},${text(coat)})`);

/** Returns SQL of the domain's `petDrawing`. */
export function petDrawingSql({ id, petType, breed, furColor }: PetSql): string {
  const statedIn = (said: string): string => `(select c.coat from (values ${COATS.join(',')}) c(place, words, coat)
    where ${said} ~* c.words order by c.place limit 1)`;
  return `(select '/drawings/${DRAWING_VERSION}/pets/' || l.pet_type || '-' || l.build || '-'
    || coalesce(${statedIn(furColor)}, ${statedIn(breed)}, l.coats[1 + (${id} / l.kinds) % cardinality(l.coats)]) || '-' || ${id} % ${PET_DRAWINGS} || '.svg'
    from (values ${LOOKS.join(',')}) l(place, pet_type, words, nth, kinds, build, coats)
    where l.pet_type = ${petType} and (${breed} ~* l.words or ${id} % l.kinds = l.nth) order by l.place limit 1)`;
}

/** Returns SQL of the drawing of a row of pet_profiles. */
export function drawingOfPet(pet: string): string {
  const [id, petType, breed, furColor] = ['id', 'pet_type', 'breed', 'fur_color'].map((column) => `${pet}.${column}`);
  return petDrawingSql({ id, petType, breed, furColor } as PetSql);
}

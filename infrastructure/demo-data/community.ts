import { DEFAULT_LIST_NAME } from '../../domain/saved-place/saved-list.js';
import { guideDogPetType } from '../../domain/guide-dog/guide-dog.js';
import type { DemoBusiness } from './businesses.js';
import { demoMemberId, DEMO_MEMBERS, type Member } from './people.js';
import type { Picture } from './pictures.js';
import type { Random } from './random.js';
import type { Review } from './reviews.js';
import { PEOPLE_AND_PETS } from './words/demo-words.js';

type PetType = 'dog' | 'cat' | 'bird' | 'rabbit' | 'fish' | 'reptile' | 'other';

const DAY_MS = 24 * 60 * 60 * 1000;
const PET_OWNERS = 180;
const GUIDE_DOGS = 44;
const SAVED_PLACES = 900;

/** Returns pets of some members, with ids from `firstId`. Ada has a public pet and a private one. */
export function makePets(
  random: Random,
  members: readonly Member[],
  businesses: readonly DemoBusiness[],
  pictures: readonly Picture[],
  firstId: number,
): Pet[] {
  const owners = members.filter(({ petFirstName }) => petFirstName !== null).slice(0, PET_OWNERS);
  const pets = owners.map((owner, n) =>
    makePet(random, owner, String(owner.petFirstName), firstId + n, businesses, pictures),
  );
  const ada = owners.find(({ id }) => id === demoMemberId('ada')) as Member;
  const second = makePet(random, ada, 'Fig', firstId + pets.length, businesses, pictures);
  return [...pets, { ...second, ...CAT_FIELDS, petImageUrl: null, isPublic: false, showInCommunity: false }];
}

/** Returns the Guide Dogs of four demo accounts and of other members with reviews. Counts published reviews. */
export function makeGuideDogs(
  random: Random,
  members: readonly Member[],
  pets: readonly Pet[],
  reviews: readonly Review[],
) {
  const counts = new Map<string, number>();
  for (const { userId } of reviews) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  const demoIds = DEMO_MEMBERS.slice(0, 4).map((account) => demoMemberId(account));
  const candidates = members
    .slice(DEMO_MEMBERS.length)
    .filter(({ id }) => counts.has(id) && petOf(pets, id) !== undefined);
  const others = random.some(candidates, GUIDE_DOGS - demoIds.length).map(({ id }) => id);
  return [...demoIds, ...others].map((id) => {
    const pet = petOf(pets, id) as Pet;
    const member = members.find((each) => each.id === id) as Member;
    return {
      userId: id,
      petProfileId: pet.id,
      petName: pet.petName,
      petType: guideDogPetType(pet.petType),
      petImageUrl: pet.petImageUrl,
      reviewCount: counts.get(id) ?? 0,
      location: pet.location ?? 'Austin, TX',
      bio: pet.bio,
      joinedDate: new Date(member.createdAt.getTime() + random.between(1, 20) * DAY_MS),
    };
  });
}

/** Upper limit, so that ids can be reserved beforehand: a list for each member who saved something, and Ada's second. */
export const MAX_DEMO_LISTS = SAVED_PLACES + 1;

/**
 * Returns the businesses that members saved, and the lists with ids from `firstId`. Six belong to Ada; four of them are
 * also in her second list, one with a note.
 */
export function makeSavedPlaces(
  random: Random,
  now: Date,
  members: readonly Member[],
  businesses: readonly DemoBusiness[],
  firstId: number,
) {
  const approved = businesses.filter(({ approvalStatus }) => approvalStatus === 'approved');
  const saved = new Map<string, { userId: string; businessId: number; createdAt: Date }>();
  const save = (userId: string, { id: businessId }: DemoBusiness) => {
    const createdAt = new Date(now.getTime() - random.between(0.5, 400) * DAY_MS);
    saved.set(`${userId} ${businessId}`, { userId, businessId, createdAt });
  };
  for (const business of random.some(approved, 6)) save(demoMemberId('ada'), business);
  while (saved.size < SAVED_PLACES) save(random.pick(members.slice(DEMO_MEMBERS.length)).id, random.pick(approved));
  const all = [...saved.values()];
  const savers = [...new Set(all.map(({ userId }) => userId))];
  const lists = savers.map((userId, n) => ({ id: firstId + n, userId, name: DEFAULT_LIST_NAME, isDefault: true }));
  const weekend = { id: firstId + savers.length, userId: demoMemberId('ada'), name: 'Long weekend', isDefault: false };
  const adas = all.filter(({ userId }) => userId === weekend.userId).slice(0, 4);
  return {
    lists: [...lists, weekend],
    places: [
      ...all.map((place, position) => ({
        ...place,
        listId: firstId + savers.indexOf(place.userId),
        note: null,
        position,
      })),
      ...adas.map((place, position) => ({
        ...place,
        listId: weekend.id,
        note: position === 0 ? NOTE : null,
        position,
      })),
    ],
  };
}

const NOTE = 'Ask for the table at the back. Biscuit likes the shade there.';

function petOf(pets: readonly Pet[], userId: string): Pet | undefined {
  return pets.find((pet) => pet.userId === userId && pet.isPublic);
}

type Pet = ReturnType<typeof makePet>;

function makePet(
  random: Random,
  owner: Member,
  petName: string,
  id: number,
  businesses: readonly DemoBusiness[],
  pictures: readonly Picture[],
) {
  const isDemoAccount = DEMO_MEMBERS.some((account) => demoMemberId(account) === owner.id);
  const petType = isDemoAccount ? 'dog' : random.weighted(PET_TYPE_WEIGHTS);
  const home = random.pick(businesses);
  const image = pictures.filter(({ category }) => category === `pets-${petType}` || category === `${petType}s`);
  const isPublic = isDemoAccount || random.chance(0.85);
  return {
    id,
    userId: owner.id,
    petName: petName === '' ? random.pick(PEOPLE_AND_PETS.petNames) : petName,
    petType,
    breed: petType === 'dog' ? random.pick(PEOPLE_AND_PETS.dogBreeds) : null,
    age: random.whole(1, 14),
    petSize: petType === 'dog' ? random.pick(['small', 'medium', 'large']) : 'extra_small',
    weight: petType === 'dog' ? random.whole(9, 90) : null,
    petImageUrl: image.length === 0 ? null : random.pick(image).url,
    activityLevel: random.pick(['low', 'moderate', 'high', 'very_high']),
    energyLevel: random.whole(2, 10),
    friendlyWithCats: random.chance(0.7),
    isSpayedNeutered: random.chance(0.8),
    microchipped: random.chance(0.75),
    favoriteToys: random.some(PEOPLE_AND_PETS.toys, random.whole(0, 2)),
    favoriteActivities: random.some(PEOPLE_AND_PETS.activities, random.whole(1, 3)),
    favoriteTreats: random.some(PEOPLE_AND_PETS.treats, random.whole(0, 2)),
    funFacts: random.chance(0.4) ? [random.pick(PEOPLE_AND_PETS.funFacts)] : [],
    bio: random.pick(PEOPLE_AND_PETS.bios).replace('{pet}', petName),
    isPublic,
    showInCommunity: isPublic && (isDemoAccount || random.chance(0.9)),
    location: isDemoAccount ? 'Austin, TX' : `${home.city}, ${home.state}`,
  };
}

const CAT_FIELDS = { petType: 'cat', breed: null, petSize: 'small', weight: 9 } as const;

const PET_TYPE_WEIGHTS: readonly (readonly [PetType, number])[] = [
  ['dog', 70],
  ['cat', 18],
  ['rabbit', 4],
  ['bird', 4],
  ['reptile', 2],
  ['fish', 1],
  ['other', 1],
];

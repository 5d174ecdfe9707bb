import type { DemoBusiness } from './businesses.js';
import { demoMemberId, DEMO_MEMBERS, type Member } from './people.js';
import type { Picture } from './pictures.js';
import type { Random } from './random.js';
import type { Review } from './reviews.js';
import { DOG_BREEDS, PET_NAMES } from './words/people-names.js';

type PetType = 'dog' | 'cat' | 'bird' | 'rabbit' | 'fish' | 'reptile' | 'other';

export interface Pet {
  readonly id: number;
  readonly userId: string;
  readonly petName: string;
  readonly petType: PetType;
  readonly breed: string | null;
  readonly age: number;
  readonly petSize: string;
  readonly weight: number | null;
  readonly petImageUrl: string | null;
  readonly activityLevel: string;
  readonly energyLevel: number;
  readonly friendlyWithCats: boolean;
  readonly isSpayedNeutered: boolean;
  readonly microchipped: boolean;
  readonly favoriteToys: readonly string[];
  readonly favoriteActivities: readonly string[];
  readonly favoriteTreats: readonly string[];
  readonly funFacts: readonly string[];
  readonly bio: string;
  readonly isPublic: boolean;
  readonly showInCommunity: boolean;
  readonly location: string | null;
}

export interface GuideDog {
  readonly userId: string;
  readonly petProfileId: number | null;
  readonly petName: string;
  readonly petType: 'dog' | 'cat' | 'bird' | 'rabbit' | 'other';
  readonly petImageUrl: string | null;
  readonly reviewCount: number;
  readonly location: string;
  readonly bio: string;
  readonly joinedDate: Date;
}

export interface SavedPlace {
  readonly userId: string;
  readonly businessId: number;
  readonly createdAt: Date;
}

const DAY = 24 * 60 * 60 * 1000;
const PET_OWNERS = 180;
const GUIDE_DOGS = 44;
const SAVED_PLACES = 900;

const BIOS = [
  'Loves cafés with a view and never refuses a second walk.',
  'A calm traveler who has slept in eleven states.',
  'Tests every patio in town and keeps a list.',
  'Shy at first, then your friend for life.',
  'Believes that every picnic is held in honor of {pet}.',
  'Prefers gravel to grass and chicken to everything.',
  'Adopted three years ago and in charge of the household since.',
  'An expert on water bowls, shade and soft rugs.',
  'Knows every bakery that keeps biscuits under the counter.',
  'Small legs, long trips.',
];
const TOYS = ['Rope', 'Tennis ball', 'Squeaky duck', 'Feather wand', 'Cardboard box', 'Frisbee', 'Stuffed fox'];
const ACTIVITIES = ['Hiking', 'Swimming', 'Napping', 'Car rides', 'Sniffing', 'Sunbathing', 'Fetch'];
const TREATS = ['Carrots', 'Cheese', 'Dried fish', 'Pumpkin', 'Apple slices', 'Chicken'];
const FACTS = [
  'Snores like a person.',
  'Can open doors.',
  'Afraid of balloons.',
  'Greets the mail carrier by the gate.',
];

/** Pets of some members, with ids from `firstId` on. Ada has two: one that everybody sees and one that nobody does. */
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
  return [...pets, { ...second, ...A_CAT, petImageUrl: null, isPublic: false, showInCommunity: false }];
}

/** The community: the four demo members and others who review; the number of reviews is the one that is published. */
export function makeGuideDogs(
  random: Random,
  members: readonly Member[],
  pets: readonly Pet[],
  reviews: readonly Review[],
): GuideDog[] {
  const counts = new Map<string, number>();
  for (const { userId } of reviews) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  const demo = DEMO_MEMBERS.slice(0, 4).map((who) => demoMemberId(who));
  const candidates = members
    .slice(DEMO_MEMBERS.length)
    .filter(({ id }) => counts.has(id) && petOf(pets, id) !== undefined);
  const others = random.some(candidates, GUIDE_DOGS - demo.length).map(({ id }) => id);
  return [...demo, ...others].map((id) => {
    const pet = petOf(pets, id) as Pet;
    const member = members.find((each) => each.id === id) as Member;
    return {
      userId: id,
      petProfileId: pet.id,
      petName: pet.petName,
      petType: pet.petType === 'fish' || pet.petType === 'reptile' ? 'other' : pet.petType,
      petImageUrl: pet.petImageUrl,
      reviewCount: counts.get(id) ?? 0,
      location: pet.location ?? 'Austin, TX',
      bio: pet.bio,
      joinedDate: new Date(member.createdAt.getTime() + random.between(1, 20) * DAY),
    };
  });
}

/** Businesses that members saved; six of them Ada's. */
export function makeSavedPlaces(
  random: Random,
  now: Date,
  members: readonly Member[],
  businesses: readonly DemoBusiness[],
): SavedPlace[] {
  const shown = businesses.filter(({ approvalStatus }) => approvalStatus === 'approved');
  const saved = new Map<string, SavedPlace>();
  const save = (userId: string, business: DemoBusiness) => {
    const createdAt = new Date(now.getTime() - random.between(0.5, 400) * DAY);
    saved.set(`${userId} ${business.id}`, { userId, businessId: business.id, createdAt });
  };
  for (const business of random.some(shown, 6)) save(demoMemberId('ada'), business);
  while (saved.size < SAVED_PLACES) save(random.pick(members.slice(DEMO_MEMBERS.length)).id, random.pick(shown));
  return [...saved.values()];
}

function petOf(pets: readonly Pet[], userId: string): Pet | undefined {
  return pets.find((pet) => pet.userId === userId && pet.isPublic);
}

function makePet(
  random: Random,
  owner: Member,
  petName: string,
  id: number,
  businesses: readonly DemoBusiness[],
  pictures: readonly Picture[],
): Pet {
  const demo = DEMO_MEMBERS.some((who) => demoMemberId(who) === owner.id);
  const petType = demo ? 'dog' : random.weighted(TYPES);
  const home = random.pick(businesses);
  const image = pictures.filter(({ category }) => category === `pets-${petType}` || category === `${petType}s`);
  const isPublic = demo || random.chance(0.85);
  return {
    id,
    userId: owner.id,
    petName: petName === '' ? random.pick(PET_NAMES) : petName,
    petType,
    breed: petType === 'dog' ? random.pick(DOG_BREEDS) : null,
    age: random.whole(1, 14),
    petSize: petType === 'dog' ? random.pick(['small', 'medium', 'large']) : 'extra_small',
    weight: petType === 'dog' ? random.whole(9, 90) : null,
    petImageUrl: image.length === 0 ? null : random.pick(image).url,
    activityLevel: random.pick(['low', 'moderate', 'high', 'very_high']),
    energyLevel: random.whole(2, 10),
    friendlyWithCats: random.chance(0.7),
    isSpayedNeutered: random.chance(0.8),
    microchipped: random.chance(0.75),
    favoriteToys: random.some(TOYS, random.whole(0, 2)),
    favoriteActivities: random.some(ACTIVITIES, random.whole(1, 3)),
    favoriteTreats: random.some(TREATS, random.whole(0, 2)),
    funFacts: random.chance(0.4) ? [random.pick(FACTS)] : [],
    bio: random.pick(BIOS).replace('{pet}', petName),
    isPublic,
    showInCommunity: isPublic && (demo || random.chance(0.9)),
    location: demo ? 'Austin, TX' : `${home.city}, ${home.state}`,
  };
}

const A_CAT = { petType: 'cat', breed: null, petSize: 'small', weight: 9 } as const;

const TYPES: readonly (readonly [PetType, number])[] = [
  ['dog', 70],
  ['cat', 18],
  ['rabbit', 4],
  ['bird', 4],
  ['reptile', 2],
  ['fish', 1],
  ['other', 1],
];

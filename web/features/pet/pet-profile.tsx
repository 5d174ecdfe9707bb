import type { ReactNode } from 'react';
import { Lock, MapPin, Pencil } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { ACTIVITY_LEVEL_LABEL, ENERGY_LEVEL, PET_SIZE_LABEL } from '../../../interfaces/contract/shared/words.js';
import { editPetPath, petsPath } from './pet-path.js';
import { useIsMounted } from '../../lib/browser/use-is-mounted.js';
import { Badge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { photoTarget, Report } from '../../ui/moderation/report-action.js';
import { RemovedContentNote } from '../../ui/moderation/removed-content-note.js';
import { PetPicture } from './pet-picture.js';
import { ageInWords, audienceOf, kindOf } from './pet-words.js';
import { isOwnPet } from './pet.queries.js';
import { RemovePet } from './remove-pet.js';

/** A pet's profile. Its owner sees more and can edit and delete it. */
export function PetProfile({ pet }: { readonly pet: OwnPet | PublicPet }) {
  const isOwn = isOwnPet(pet);
  return (
    <article className="flex flex-col gap-6">
      <Head pet={pet} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <Story title={`About ${pet.petName}`} text={pet.bio} />
          <Story title="Adoption story" text={pet.adoptionStory} />
          <Favorites pet={pet} />
          {isOwn && <OwnerOnly pet={pet} />}
        </div>
        <div className="flex flex-col gap-6">
          <Facts title="Personality" facts={personalityOf(pet)} />
          <Facts title="Appearance" facts={appearanceOf(pet)} />
        </div>
      </div>
    </article>
  );
}

function Head({ pet }: { readonly pet: OwnPet | PublicPet }) {
  const { petName, age, location, user, id } = pet;
  return (
    <header className="flex flex-col gap-6 sm:flex-row sm:items-center">
      <PetPicture
        pet={pet}
        width={320}
        sizes="(min-width: 640px) 16rem, 92vw"
        eager
        className="aspect-square w-full shrink-0 rounded-lg sm:w-64"
      />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h1 className="wrap-anywhere">{petName}</h1>
        <p className="text-lg wrap-anywhere text-muted">
          {[kindOf(pet), age !== null && ageInWords(age)].filter(Boolean).join(', ')}
        </p>
        {location !== null && (
          <p className="flex items-start gap-2 text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span className="wrap-anywhere">{location}</span>
          </p>
        )}
        {user.firstName !== null && <p className="wrap-anywhere text-muted">Lives with {user.firstName}</p>}
        {!isOwnPet(pet) && (
          <Report
            name={`${petName}’s pet profile`}
            targets={[
              { label: 'The profile', target: { targetType: 'pet_profile', targetId: id } },
              ...photoTarget('The photo', pet.petImageUrl),
            ]}
            className="-ml-4"
          />
        )}
        {isOwnPet(pet) && <OwnerActions pet={pet} />}
      </div>
    </header>
  );
}

/** Who can see the profile, and the owner's actions. A profile removed by an administrator can't be edited. */
function OwnerActions({ pet }: { readonly pet: OwnPet }) {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return (
    <>
      <RemovedContentNote state={pet.state} />
      <div className="flex flex-wrap items-center gap-3">
        {pet.state === null && <Badge tone={pet.isPublic ? 'leaf' : 'neutral'}>{audienceOf(pet)}</Badge>}
        {pet.state !== 'removed' && (
          <ButtonLink to={editPetPath(pet.id)} variant="secondary" size="sm" icon={<Pencil aria-hidden="true" />}>
            Edit
          </ButtonLink>
        )}
        <RemovePet pet={pet} onRemoved={() => isMounted() && void navigate(petsPath())} />
      </div>
    </>
  );
}

function Story({ title, text }: { readonly title: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <Card as="section">
      <h2 className="text-xl wrap-anywhere">{title}</h2>
      <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
    </Card>
  );
}

function Favorites({ pet }: { readonly pet: PublicPet }) {
  const lists = [
    { title: 'Favorite toys', entries: pet.favoriteToys },
    { title: 'Favorite activities', entries: pet.favoriteActivities },
    { title: 'Favorite treats', entries: pet.favoriteTreats },
    { title: 'Dislikes', entries: pet.dislikes },
    { title: 'Fun facts', entries: pet.funFacts },
  ].filter(({ entries }) => entries.length > 0);
  if (lists.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">Likes and dislikes</h2>
      <div className="mt-4 flex flex-col gap-4">
        {lists.map((list) => (
          <Entries key={list.title} {...list} />
        ))}
      </div>
    </Card>
  );
}

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly string[] }) {
  return (
    <div>
      <h3 className="text-base font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {entries.map((entry) => (
          <li key={entry} className="rounded-full bg-leaf-soft px-3 py-1 wrap-anywhere text-leaf">
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function personalityOf(pet: PublicPet): Fact[] {
  const { activityLevel, energyLevel, friendlyWithDogs, friendlyWithCats, friendlyWithKids } = pet;
  const friends = [friendlyWithDogs && 'Dogs', friendlyWithCats && 'Cats', friendlyWithKids && 'Kids'].filter(Boolean);
  return [
    ['Activity level', activityLevel && ACTIVITY_LEVEL_LABEL[activityLevel]],
    ['Energy level', energyLevel && `${energyLevel} of ${ENERGY_LEVEL.max}`],
    ['Friendly with', friends.length === 0 ? 'Prefers to be alone' : friends.join(', ')],
  ];
}

function appearanceOf({ petSize, weight, furColor, eyeColor, specialMarkings }: PublicPet): Fact[] {
  return [
    ['Size', petSize && PET_SIZE_LABEL[petSize]],
    ['Weight', weight === null ? null : `${weight.toLocaleString('en-US')} lbs`],
    ['Fur color', furColor],
    ['Eye color', eyeColor],
    ['Special markings', specialMarkings],
  ];
}

/** The known facts of a list; nothing if none is known. */
function Facts({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) {
  const setFacts = facts.filter(([, value]) => value !== null);
  if (setFacts.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{title}</h2>
      <FactList facts={setFacts} />
    </Card>
  );
}

function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 flex flex-col gap-3">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-4">
          <dt className="min-w-40 text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts that only the owner sees. */
function OwnerOnly({ pet }: { readonly pet: OwnPet }) {
  const yesNo = (flag: boolean): string => (flag ? 'Yes' : 'No');
  const facts: Fact[] = [
    ['Allergies', pet.allergies.join(', ') || null],
    ['Medications', pet.medications.join(', ') || null],
    ['Special needs', pet.specialNeeds],
    ['Spayed or neutered', yesNo(pet.isSpayedNeutered)],
    ['Microchipped', yesNo(pet.microchipped)],
    ['Home ZIP code', pet.homeZipCode],
    ['Allow messages', yesNo(pet.allowMessages)],
  ];
  return (
    <Card as="section">
      <h2 className="flex items-center gap-2 text-xl">
        <Lock aria-hidden="true" className="size-5 shrink-0" />
        Visible only to you
      </h2>
      <FactList facts={facts.filter(([, value]) => value !== null)} />
    </Card>
  );
}

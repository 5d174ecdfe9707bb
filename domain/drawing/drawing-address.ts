import { CATEGORIES, type Category } from '../business/category.js';
import { isKind, type Kind } from '../business/kind/kind-label.js';
import { PET_TYPES, type PetType } from '../pet/pet.js';
import { PET_DRAWINGS } from './pet-drawing.js';
import { PET_BUILDS, PET_COATS, type PetBuild, type PetCoat } from './pet-look.js';
import { DRAWING_VERSION, PLACE_DRAWINGS } from './place-drawing.js';

export interface DrawnPlace {
  readonly of: 'place';
  readonly scene: Kind | Category;
  /** From 0, below PLACE_DRAWINGS. */
  readonly number: number;
}

export interface DrawnPet {
  readonly of: 'pet';
  readonly petType: PetType;
  readonly build: PetBuild;
  readonly coat: PetCoat;
  /** From 0, below PET_DRAWINGS. */
  readonly number: number;
}

/** Returns the drawing at an address of this or an earlier version; null for any other text. */
export function drawingAt(address: string): DrawnPlace | DrawnPet | null {
  const [, version, folder, name = '', digits = ''] =
    /^\/drawings\/([1-9]\d{0,3})\/(places|pets)\/([a-z-]{1,60})-(0|[1-9]\d{0,5})\.svg$/.exec(address) ?? [];
  if (folder === undefined || Number(version) > DRAWING_VERSION) return null;
  const number = Number(digits);
  return folder === 'places' ? placeAt(name, number) : petAt(name, number);
}

function placeAt(name: string, number: number): DrawnPlace | null {
  const scene = isKind(name) ? name : CATEGORIES.find((each) => each === name);
  return scene === undefined || number >= PLACE_DRAWINGS ? null : { of: 'place', scene, number };
}

function petAt(name: string, number: number): DrawnPet | null {
  const [typeName, buildName, coatName, ...rest] = name.split('-');
  const petType = PET_TYPES.find((each) => each === typeName);
  const build = PET_BUILDS.find((each) => each === buildName);
  const coat = PET_COATS.find((each) => each === coatName);
  if (petType === undefined || build === undefined || coat === undefined) return null;
  return rest.length > 0 || number >= PET_DRAWINGS ? null : { of: 'pet', petType, build, coat, number };
}

import { describe, expect, it } from '@jest/globals';
import { drawingAt } from '../../../domain/drawing/drawing-address.js';
import { petDrawing } from '../../../domain/drawing/pet-drawing.js';
import { petLook } from '../../../domain/drawing/pet-look.js';
import { PET_TYPES, type PetType } from '../../../domain/pet/pet.js';

const pet = (id: number, breed: string | null = null, furColor: string | null = null, petType: PetType = 'dog') => ({
  ...{ id, breed, furColor, petType },
});

describe('petLook', () => {
  it.each([
    ['Labrador Retriever', 'floppy'],
    ['Australian Shepherd', 'pricked'],
    ['Corgi', 'pricked'],
    ['toy poodle', 'curly'],
    ['Dachshund', 'long'],
    ['Jack Russell Terrier', 'folded'],
    ['Dalmatian', 'floppy'],
  ])('draws a %s with %s ears', (breed, build) => {
    expect(petLook(pet(3, breed)).build).toBe(build);
  });

  it.each([
    ['Black and white', 'black'],
    ['dark brown', 'chocolate'],
    ['Brown', 'brown'],
    ['Red', 'ginger'],
    ['Cream', 'golden'],
    ['Silver', 'gray'],
    ['white', 'white'],
    ['White with spots', 'spotted'],
    ['Dark-red', 'ginger'],
  ])('draws a pet whose color is "%s" with a %s coat', (furColor, coat) => {
    expect(petLook(pet(3, 'Beagle', furColor)).coat).toBe(coat);
  });

  it.each([
    ['Golden Retriever', 'golden'],
    ['Black Lab', 'black'],
    ['Red Heeler', 'ginger'],
  ])('draws a %s in the color of its name, with a %s coat', (breed, coat) => {
    const coats = Array.from({ length: 6 }, (_, id) => petLook(pet(id, breed)).coat);
    expect(new Set(coats)).toEqual(new Set([coat]));
  });

  it.each(['Multicolored', 'Purebred', 'Tibetan'])('finds no color in the word %s', (text) => {
    expect(petLook(pet(3, 'Dalmatian', text)).coat).toBe('spotted');
  });

  it('draws a breed in one of its usual coats', () => {
    const coats = Array.from({ length: 30 }, (_, id) => petLook(pet(id, 'Dalmatian')).coat);
    expect(new Set(coats)).toEqual(new Set(['spotted']));
    expect(new Set(Array.from({ length: 30 }, (_, id) => petLook(pet(id, 'Labrador')).coat))).toEqual(
      new Set(['golden', 'black', 'chocolate']),
    );
  });

  it('ignores the breed of another kind of animal', () => {
    expect(petLook(pet(1, 'Poodle', null, 'cat'))).toEqual(petLook(pet(1, null, null, 'cat')));
  });
});

describe('petDrawing', () => {
  it.each(PET_TYPES)('gives 12 pets of the type %s different pictures', (petType) => {
    const pictures = Array.from({ length: 12 }, (_, nth) => petDrawing(pet(200 + nth, null, null, petType)));
    expect(new Set(pictures).size).toBe(12);
    expect(pictures.map(drawingAt)).not.toContain(null);
  });

  it('gives 12 pets of one breed and color different pictures', () => {
    const pictures = Array.from({ length: 12 }, (_, nth) => petDrawing(pet(nth, 'Beagle', 'Brown')));
    expect(new Set(pictures).size).toBe(12);
  });
});

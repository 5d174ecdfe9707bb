import { create } from 'zustand';
import {
  MAX_ASKED_PETS,
  readPets,
  writePets,
  type AskedPet,
} from '../../../interfaces/contract/policy/policy-words.js';
import { persistStore } from '../browser/persist-store.js';

/** The pet of a new row. */
export const FIRST_PET: AskedPet = { type: 'dog', weightLb: null, size: null };

interface TypedPets {
  /** As in an address, such as 'dog:70,cat'; empty without pets. */
  readonly text: string;
  /** False until the browser's storage has been read. */
  readonly isRead: boolean;
  readonly set: (pets: readonly AskedPet[]) => void;
}

/** The pets that a visitor typed, in local storage under `pets`. */
export const useTypedPets = create<TypedPets>((set) => ({
  text: '',
  isRead: false,
  set: (pets) => set({ text: writePets(pets.slice(0, MAX_ASKED_PETS)) }),
}));

const readKept = persistStore(useTypedPets, {
  name: 'pets',
  storage: () => localStorage,
  pick: ({ text }) => ({ text }),
});

/** Reads the browser's storage once. Call it in effects only, never while rendering. */
export function readTypedPets(): void {
  if (useTypedPets.getState().isRead) return;
  readKept();
  useTypedPets.setState({ isRead: true });
}

/** Returns the pets of an address or of the browser's storage; none if they can't be read. */
export const petsIn = (text: unknown): readonly AskedPet[] =>
  typeof text === 'string' && text !== '' ? (readPets(text) ?? []) : [];

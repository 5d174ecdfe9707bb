import { useFormContext } from 'react-hook-form';
import type { PetForm } from '../../../interfaces/contract/pet/pet.js';
import type { PetValues } from './pet-values.js';

/** The form around the fields of a pet. */
export const usePetForm = () => useFormContext<PetValues, unknown, PetForm>();

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fitQuery } from './one-fit.queries.js';

export { useComingPets } from '../../../api/coming-pets.js';
export { fitKey } from './one-fit.queries.js';

/** Whether pets, such as 'dog:70', can come to a business at a local time; empty for any time. */
export const useFit = (id: number, pets: string, at: string) =>
  useQuery({ ...fitQuery(id, pets, at), enabled: pets !== '', placeholderData: keepPreviousData });

import { useFormContext } from 'react-hook-form';
import type { BusinessForm } from '../../../interfaces/contract/business/business-form.js';
import type { ListingValues } from './listing-values.js';

/** The form around the sections. */
export const useListingForm = () => useFormContext<ListingValues, unknown, BusinessForm>();

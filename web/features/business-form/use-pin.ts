import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { movedBy, type Point } from '../../../interfaces/contract/shared/words.js';
import { useAddressCenter, type Center } from './business-form.queries.js';
import { useListingForm } from './listing-values.js';

export type { Center };

/** Pause in typing, in ms, before the center is looked up: a product decision. */
const PAUSE_MS = 400;

/**
 * The form's pin. Sent only if moved; otherwise the business stays at the center of its ZIP code or town, even when its
 * address changes.
 */
export function usePin() {
  const { control, setValue, clearErrors } = useListingForm();
  const { defaultValues } = useFormState({ control });
  const [zipCode, city, state, latitude, longitude] = useWatch({
    control,
    name: ['zipCode', 'city', 'state', 'latitude', 'longitude'],
  });
  const center = useAddressCenter(usePaused({ zipCode: zipCode.trim(), city: city.trim(), state }));
  const set = (point: Point | null): void => {
    const options = { shouldDirty: true, shouldTouch: true };
    setValue('latitude', point?.latitude ?? null, options);
    setValue('longitude', point?.longitude ?? null, options);
    clearErrors(['latitude', 'longitude']);
  };
  const isStored = latitude === defaultValues?.latitude && longitude === defaultValues?.longitude;
  const isElsewhere =
    zipCode !== defaultValues?.zipCode || city !== defaultValues.city || state !== defaultValues.state;
  const placed = latitude === null || longitude === null || (isStored && isElsewhere) ? null : { latitude, longitude };
  const pin = placed ?? center?.point ?? null;
  return {
    pin,
    center,
    /** Whether the owner has placed the pin. */
    isMoved: placed !== null,
    place: (point: Point): void => set(movedBy(point, { north: 0, east: 0 })),
    move: (miles: { readonly north: number; readonly east: number }): void => {
      if (pin !== null) set(movedBy(pin, miles));
    },
    reset: (): void => set(null),
  };
}

/** Returns the value once it has stayed the same for PAUSE_MS. */
function usePaused<T extends object>(typed: T): T {
  const [paused, setPaused] = useState(typed);
  const text = JSON.stringify(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(JSON.parse(text) as T), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

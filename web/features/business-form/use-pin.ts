import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { movedBy, type Point } from '../../../interfaces/contract/shared/words.js';
import { useMiddle, type Middle } from './business-form.queries.js';
import { useListingForm } from './use-listing-form.js';

export type { Middle };

/** So long does typing have to pause before a middle is asked for: a product decision. In ms. */
const PAUSE_MS = 400;

/**
 * The pin of the form. What is not moved is not sent: the business then stands in the middle of its ZIP code or town,
 * also when its address changes.
 */
export function usePin() {
  const { control, setValue, clearErrors } = useListingForm();
  const { defaultValues } = useFormState({ control });
  const [zipCode, city, state, latitude, longitude] = useWatch({
    control,
    name: ['zipCode', 'city', 'state', 'latitude', 'longitude'],
  });
  const middle = useMiddle(usePaused({ zipCode: zipCode.trim(), city: city.trim(), state }));
  const set = (point: Point | null): void => {
    const options = { shouldDirty: true, shouldTouch: true };
    setValue('latitude', point?.latitude ?? null, options);
    setValue('longitude', point?.longitude ?? null, options);
    clearErrors(['latitude', 'longitude']);
  };
  const isStored = latitude === defaultValues?.latitude && longitude === defaultValues?.longitude;
  const isElsewhere =
    zipCode !== defaultValues?.zipCode || city !== defaultValues.city || state !== defaultValues.state;
  const own = latitude === null || longitude === null || (isStored && isElsewhere) ? null : { latitude, longitude };
  const pin = own ?? middle?.point ?? null;
  return {
    pin,
    middle,
    /** Whether it stands where its owner put it. */
    isMoved: own !== null,
    place: (point: Point): void => set(movedBy(point, { north: 0, east: 0 })),
    move: (miles: { readonly north: number; readonly east: number }): void => {
      if (pin !== null) set(movedBy(pin, miles));
    },
    reset: (): void => set(null),
  };
}

/** An address once nobody has typed in it for a moment. */
function usePaused<T extends object>(typed: T): T {
  const [paused, setPaused] = useState(typed);
  const text = JSON.stringify(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(JSON.parse(text) as T), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const INSTEAD = 'You can enter a city or ZIP code instead.';

/** Returns why there is no position, by the error code of the Geolocation API (1 is PERMISSION_DENIED). */
export function positionProblem(code: number): string {
  if (!('geolocation' in navigator)) return `Your browser can’t share your location. ${INSTEAD}`;
  if (code === 1)
    return `We can’t see your location. To use Near me, allow location access for this site in your browser’s settings. ${INSTEAD}`;
  if (code === 3) return `Finding your location took too long. Please try again. ${INSTEAD}`;
  return `We couldn’t find your location. ${INSTEAD}`;
}

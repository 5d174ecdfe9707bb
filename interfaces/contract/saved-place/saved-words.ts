/** Limits and small rules about saved places that pages show, re-exported from the domain. */
export { SAVED_LIMITS, SAVED_SORTS, type SavedSort } from '../../../domain/saved-place/saved-list.js';
export { legsOf, mapTextOf, MAX_ROUTE_STOPS, type Leg } from '../../../domain/saved-place/trip.js';

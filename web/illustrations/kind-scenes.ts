import type { Kind } from '../../interfaces/contract/shared/words.js';
import attraction from './kinds/events/attraction.svg';
import beach from './kinds/events/beach.svg';
import dogPark from './kinds/events/dog-park.svg';
import movieTheater from './kinds/events/movie-theater.svg';
import museum from './kinds/events/museum.svg';
import park from './kinds/events/park.svg';
import trail from './kinds/events/trail.svg';
import apartments from './kinds/homes/apartments.svg';
import realEstate from './kinds/homes/real-estate.svg';
import campground from './kinds/hotels/campground.svg';
import vacationRental from './kinds/hotels/vacation-rental.svg';
import bakery from './kinds/restaurants/bakery.svg';
import bar from './kinds/restaurants/bar.svg';
import cafe from './kinds/restaurants/cafe.svg';
import fastFood from './kinds/restaurants/fast-food.svg';
import iceCream from './kinds/restaurants/ice-cream.svg';
import winery from './kinds/restaurants/winery.svg';
import boarding from './kinds/services/boarding.svg';
import emergencyVet from './kinds/services/emergency-vet.svg';
import petPhotographer from './kinds/services/pet-photographer.svg';
import petStore from './kinds/services/pet-store.svg';
import petTransport from './kinds/services/pet-transport.svg';
import pharmacy from './kinds/services/pharmacy.svg';
import shelter from './kinds/services/shelter.svg';
import store from './kinds/services/store.svg';
import trainer from './kinds/services/trainer.svg';
import veterinarian from './kinds/services/veterinarian.svg';
import fair from './scenes/events.svg';
import hotel from './scenes/hotels.svg';
import restaurant from './scenes/restaurants.svg';
import bath from './scenes/services.svg';

/** The scene of each kind of place. Kinds that look alike share one, and some have the scene of their category. */
export const KIND_SCENES: Readonly<Record<Kind, string>> = {
  ...{ veterinarian, 'emergency-vet': emergencyVet, pharmacy, shelter },
  ...{ 'pet-store': petStore, store, groomer: bath, trainer },
  ...{ boarding, daycare: boarding, 'pet-sitter': boarding },
  ...{ 'pet-transport': petTransport, 'pet-photographer': petPhotographer },
  ...{ 'dog-park': dogPark, 'off-leash-area': dogPark, 'dog-beach': beach, beach },
  ...{ trail, park, 'nature-reserve': park },
  ...{ attraction, museum, market: fair, 'movie-theater': movieTheater },
  ...{ restaurant, cafe, bar, brewery: bar, winery, bakery },
  ...{ 'fast-food': fastFood, 'ice-cream-shop': iceCream },
  ...{ hotel, 'bed-and-breakfast': hotel, hostel: hotel },
  ...{ 'vacation-rental': vacationRental, campground },
  ...{ apartments, 'real-estate-agent': realEstate },
};

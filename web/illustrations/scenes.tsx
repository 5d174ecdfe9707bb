import { NoFavorites, NoGuideDogs, NoResults, NoReviews } from './scene-empty.js';
import { EventsScene } from './scene-events.js';
import { FooterHillsDrawn } from './scene-footer-hills.js';
import { HeroDrawn } from './scene-hero.js';
import { HomesScene } from './scene-homes.js';
import { HotelsScene } from './scene-hotels.js';
import type { Scenes } from './scene-name.js';
import { NotFoundDrawn } from './scene-not-found.js';
import { Portrait } from './scene-pet.js';
import { RestaurantsScene } from './scene-restaurants.js';
import { ServicesScene } from './scene-services.js';
import { Medal } from './scene-tier.js';

export const SCENES: Scenes = {
  restaurants: RestaurantsScene,
  hotels: HotelsScene,
  events: EventsScene,
  services: ServicesScene,
  homes: HomesScene,
  hero: HeroDrawn,
  'not found': NotFoundDrawn,
  'footer hills': FooterHillsDrawn,
  'no results': NoResults,
  'no favorites': NoFavorites,
  'no guide-dogs': NoGuideDogs,
  'no reviews': NoReviews,
  dog: () => <Portrait pet="dog" />,
  cat: () => <Portrait pet="cat" />,
  bird: () => <Portrait pet="bird" />,
  rabbit: () => <Portrait pet="rabbit" />,
  fish: () => <Portrait pet="fish" />,
  reptile: () => <Portrait pet="reptile" />,
  other: () => <Portrait pet="other" />,
  bronze: () => <Medal tier="bronze" />,
  silver: () => <Medal tier="silver" />,
  gold: () => <Medal tier="gold" />,
  platinum: () => <Medal tier="platinum" />,
};

import { KIND_SCENES } from './kind-scenes.js';
import type { Scenes } from './scene-name.js';
import events from './scenes/events.svg';
import footerHills from './scenes/footer-hills.svg';
import hero from './scenes/hero.svg';
import homes from './scenes/homes.svg';
import hotels from './scenes/hotels.svg';
import noFavorites from './scenes/no-favorites.svg';
import noGuideDogs from './scenes/no-guide-dogs.svg';
import noResults from './scenes/no-results.svg';
import noReviews from './scenes/no-reviews.svg';
import notFound from './scenes/not-found.svg';
import bird from './scenes/pet-bird.svg';
import cat from './scenes/pet-cat.svg';
import dog from './scenes/pet-dog.svg';
import fish from './scenes/pet-fish.svg';
import other from './scenes/pet-other.svg';
import rabbit from './scenes/pet-rabbit.svg';
import reptile from './scenes/pet-reptile.svg';
import restaurants from './scenes/restaurants.svg';
import services from './scenes/services.svg';
import facebook from './scenes/sign-facebook.svg';
import instagram from './scenes/sign-instagram.svg';
import linkedin from './scenes/sign-linkedin.svg';
import tiktok from './scenes/sign-tiktok.svg';
import bronze from './scenes/tier-bronze.svg';
import gold from './scenes/tier-gold.svg';
import platinum from './scenes/tier-platinum.svg';
import silver from './scenes/tier-silver.svg';

export const SCENES: Scenes = {
  ...{ restaurants, hotels, events, services, homes },
  ...KIND_SCENES,
  ...{ dog, cat, bird, rabbit, fish, reptile, other },
  ...{ bronze, silver, gold, platinum },
  ...{ facebook, instagram, linkedin, tiktok },
  'no results': noResults,
  'no favorites': noFavorites,
  'no guide-dogs': noGuideDogs,
  'no reviews': noReviews,
  hero,
  'not found': notFound,
  'footer hills': footerHills,
};

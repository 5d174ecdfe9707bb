import type { Category } from '../../../domain/business/category.js';
import type { CategoryWords } from './category-words.js';
import { EVENTS } from './events.js';
import { HOMES } from './homes.js';
import { HOTELS } from './hotels.js';
import { RESTAURANTS } from './restaurants.js';
import { SERVICES } from './services.js';

export const WORDS: Readonly<Record<Category, CategoryWords>> = {
  restaurants: RESTAURANTS,
  hotels: HOTELS,
  events: EVENTS,
  services: SERVICES,
  homes: HOMES,
};

import type { ReactNode } from 'react';
import { EventsScene } from './scene-events.js';
import { HomesScene } from './scene-homes.js';
import { HotelsScene } from './scene-hotels.js';
import { RestaurantsScene } from './scene-restaurants.js';
import { ServicesScene } from './scene-services.js';
import { nameOf, type DrawingProps } from './drawing.js';

const SCENE: Readonly<Record<string, () => ReactNode>> = {
  restaurants: RestaurantsScene,
  hotels: HotelsScene,
  events: EventsScene,
  services: ServicesScene,
  homes: HomesScene,
};

/**
 * The scene of one category. It fills whatever box its class gives it (and is cut like a photo), so it
 * also stands in for a missing picture. An unknown category shows the park.
 */
export function CategoryIllustration({ category, className, title }: DrawingProps & { readonly category: string }) {
  const Scene = SCENE[category] ?? EventsScene;
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" className={className} {...nameOf(title)}>
      <Scene />
    </svg>
  );
}

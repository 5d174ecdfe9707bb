import type { Category, Kind } from '../../interfaces/contract/shared/words.js';

export const PET_KINDS = ['dog', 'cat', 'bird', 'rabbit', 'fish', 'reptile', 'other'] as const;
export type PetKind = (typeof PET_KINDS)[number];
export type Tier = 'bronze' | 'silver' | 'gold' | 'platinum';
/** Social networks that the footer links to. */
export type Network = 'facebook' | 'instagram' | 'linkedin' | 'tiktok';
export type EmptyKind = 'results' | 'favorites' | 'guide-dogs' | 'reviews';

export type SceneName =
  Category | Kind | PetKind | Tier | `no ${EmptyKind}` | Network | 'hero' | 'not found' | 'footer hills';

/** The shapes of each scene, as SVG text. */
export type Scenes = Readonly<Record<SceneName, string>>;

import { useEffect, useState } from 'react';
import { useHydrated } from '../lib/use-hydrated.js';
import type { SceneName, Scenes } from './scene-name.js';

/** What every illustration takes: its size comes from the class; it is decoration unless `title` names it. */
export interface DrawingProps {
  readonly className?: string | undefined;
  readonly title?: string | undefined;
}

let scenes: Scenes | undefined;

/** The server has all scenes at hand; a browser that never heard of them asks when it draws one itself. */
export function drawWith(all: Scenes): void {
  scenes = all;
}

/**
 * Fetches the scenes for what the browser draws itself. Where they do not come, the page says all it has to say without
 * them.
 */
export async function fetchScenes(): Promise<void> {
  const came = await import('./scenes.js').catch(() => null);
  if (came !== null) drawWith(came.SCENES);
}

interface SceneBox extends DrawingProps {
  readonly scene: SceneName;
  readonly viewBox: string;
  readonly preserveAspectRatio?: string;
}

/**
 * A drawing, of which the browser takes over what the server has drawn as it stands: neither its code nor its hundreds of
 * shapes are gone through when the page begins. What the browser draws anew, on the next page, it fetches when the reader
 * first does something.
 */
export function Drawing({ scene, title, ...box }: SceneBox) {
  const isServed = useServed(scene);
  if (isServed) {
    return (
      <svg
        key={scene}
        {...box}
        {...nameOf(title)}
        suppressHydrationWarning
        // eslint-disable-next-line no-restricted-syntax -- Nothing is set: what the server has drawn stays.
        dangerouslySetInnerHTML={AS_SERVED}
      />
    );
  }
  return (
    <svg key={scene} {...box} {...nameOf(title)}>
      <Scene scene={scene} />
    </svg>
  );
}

/** While it takes a page over, React leaves this as it stands in the page. */
const AS_SERVED = { __html: '' };

/** True for as long as it is the scene that came with the page. */
function useServed(scene: SceneName): boolean {
  const takesOver = !useHydrated() && scenes === undefined;
  const [served, setServed] = useState(takesOver ? scene : null);
  if (served !== null && served !== scene) setServed(null);
  return served === scene;
}

function Scene({ scene }: Pick<SceneBox, 'scene'>) {
  const [, setCame] = useState(false);
  const Drawn = scenes?.[scene];
  const isThere = Drawn !== undefined;
  useEffect(() => {
    if (isThere) return;
    void fetchScenes().then(() => setCame(true));
  }, [isThere]);
  return isThere ? <Drawn /> : null;
}

interface Named {
  readonly role: 'img';
  readonly 'aria-label': string;
}

/** The attributes that make a drawing an image with a name, or hide it from those who hear the page. */
export function nameOf(title: string | undefined): Named | { readonly 'aria-hidden': true } {
  return title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
}

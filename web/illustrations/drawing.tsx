import { useEffect, useState } from 'react';
import { useHydrated } from '../lib/browser/use-hydrated.js';
import type { SceneName, Scenes } from './scene-name.js';

/** Props of every illustration. The class sets its size. It is decoration, without a name for screen readers. */
export interface DrawingProps {
  readonly className?: string | undefined;
}

interface Box extends DrawingProps {
  readonly viewBox: string;
  readonly preserveAspectRatio?: string;
}

let scenes: Scenes | undefined;

/** The server sets all scenes when it starts. A browser fetches them when it first draws one. */
export function setScenes(all: Scenes): void {
  scenes = all;
}

/** Fetches the scenes for a browser. If they cannot be loaded, illustrations stay empty; pages are complete without them. */
export async function fetchScenes(): Promise<void> {
  scenes = (await import('./scenes.js').catch(() => null))?.SCENES ?? scenes;
}

/**
 * Draws a scene. While a page starts, the browser keeps the drawing in the server's HTML: it neither loads the scene
 * nor compares its hundreds of shapes. It fetches the scenes for the next page when the reader first moves or types.
 */
export function Drawing(props: SceneProps) {
  return <Scene key={props.scene} {...props} />;
}

interface SceneProps extends Box {
  readonly scene: SceneName;
}

function Scene({ scene, ...box }: SceneProps) {
  const [isServed] = useState(!useHydrated(false) && scenes === undefined);
  const [, setLoaded] = useState(false);
  const isMissing = !isServed && scenes === undefined;
  useEffect(() => {
    if (isMissing) void fetchScenes().then(() => setLoaded(true));
  }, [isMissing]);
  return <Svg shapes={isServed ? '' : (scenes?.[scene] ?? '')} {...box} />;
}

/** An `<svg>` element with the shapes of a file in this folder. */
export function Svg({ shapes, ...box }: Box & { readonly shapes: string }) {
  return (
    <svg
      {...box}
      aria-hidden
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- From files in this folder. '' keeps the shapes in the server's HTML.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

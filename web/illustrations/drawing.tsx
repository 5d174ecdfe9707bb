import { useEffect, useState } from 'react';
import { useHydrated } from '../lib/browser/use-hydrated.js';
import type { SceneName, Scenes } from './scene-name.js';

/** Props of every illustration. The class sets its size. Without `title`, it is decoration. */
export interface DrawingProps {
  readonly className?: string | undefined;
  readonly title?: string | undefined;
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
  const loaded = await import('./scenes.js').catch(() => null);
  if (loaded !== null) setScenes(loaded.SCENES);
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
  const [isServed] = useState(!useHydrated() && scenes === undefined);
  const [, setLoaded] = useState(false);
  const isMissing = !isServed && scenes === undefined;
  useEffect(() => {
    if (isMissing) void fetchScenes().then(() => setLoaded(true));
  }, [isMissing]);
  return <Svg shapes={isServed ? '' : (scenes?.[scene] ?? '')} {...box} />;
}

/** An `<svg>` element with the shapes of a file in this folder. */
export function Svg({ shapes, title, ...box }: Box & { readonly shapes: string }) {
  return (
    <svg
      {...box}
      {...nameOf(title)}
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- From files in this folder. '' keeps the shapes in the server's HTML.
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** Attributes that make a drawing an image with a name, or hide it from screen readers. */
function nameOf(title: string | undefined) {
  return title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
}

/** The map's colors, in a form MapLibre understands. */
export interface Palette {
  readonly water: string;
  readonly land: string;
  readonly abroad: string;
  readonly green: string;
  readonly county: string;
  readonly state: string;
  readonly road: string;
  readonly mainRoad: string;
  readonly building: string;
  readonly ring: string;
  readonly text: string;
  readonly halo: string;
}

const TOKEN: Readonly<Record<keyof Palette, string>> = {
  water: '--color-art-sky',
  land: '--color-paper',
  abroad: '--color-sunken',
  green: '--color-leaf-soft',
  county: '--color-line',
  state: '--color-edge',
  road: '--color-line',
  mainRoad: '--color-marigold',
  building: '--color-sunken',
  ring: '--color-leaf',
  text: '--color-ink',
  halo: '--color-paper',
};

/** Reads the site's colors in the current theme. MapLibre doesn't know `oklch()`, so a canvas converts them to RGB. */
export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const rgb = (token: string): string => {
    if (pen === null) return 'rgb(128, 128, 128)';
    pen.fillStyle = style.getPropertyValue(token).trim();
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const entries = Object.entries(TOKEN).map(([name, token]) => [name, rgb(token)]);
  return Object.fromEntries(entries) as Record<keyof Palette, string>;
}

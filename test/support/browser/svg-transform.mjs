import { readShapes } from '../../../web/build/svg-shapes.ts';

/** Imports SVG files as the build does (web/build/svg-shapes.ts). */
export default {
  process: (_, path) => ({ code: `export default ${JSON.stringify(readShapes(path))};` }),
};

/** A drawing: shapes with the classes of the illustrations, and the part of them that is shown. */
export interface Picture {
  /** Left, top, width, and height. */
  readonly viewBox: readonly [number, number, number, number];
  readonly shapes: string;
}

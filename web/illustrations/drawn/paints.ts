/** Replaces paints of shapes, such as every `fur` by `stone`. A tint like `bark/35` follows its paint. */
export function repaint(shapes: string, paints: Readonly<Record<string, string>>): string {
  return shapes.replace(/\bart-([a-z]+)/g, (whole, paint: string) =>
    Object.hasOwn(paints, paint) ? `art-${String(paints[paint])}` : whole,
  );
}

/** Returns the elements of shapes without children, in their order. */
export function elementsOf(shapes: string): string[] {
  return shapes.match(/<\w+ [^>]*\/>/g) ?? [];
}

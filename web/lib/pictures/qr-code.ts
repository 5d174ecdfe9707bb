import encodeQR from 'qr';

/** The quiet zone that readers need around a code (ISO/IEC 18004), in modules. */
const QUIET_ZONE_MODULES = 4;

export interface QrPath {
  /** Modules per side, including the quiet zone. */
  readonly size: number;
  /** The dark modules as the `d` of a path, one unit each. */
  readonly d: string;
}

/** Returns the QR code of a text. Up to a quarter may be unreadable, such as behind a scratched window. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: QUIET_ZONE_MODULES });
  return { size: rows.length, d: rows.map(rowPath).join('') };
}

/** Adjacent dark modules become one box. */
function rowPath(row: readonly boolean[], y: number): string {
  const word = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...word.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join('');
}

/** Returns the same code as an SVG file, black on white. */
export function qrFile(text: string): string {
  const { size, d } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${d}"/></svg>`;
}

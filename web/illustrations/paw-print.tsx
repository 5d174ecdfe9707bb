interface Placed {
  readonly at?: string | undefined;
}

/** A paw print, 24 units wide, centred on (0, 0). */
export function PawPrint({ at, className }: Placed & { readonly className: string }) {
  return (
    <g transform={at} className={className}>
      <ellipse cx="-9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(-24 -9.5 -3)" />
      <ellipse cx="-4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(-7 -4.1 -9)" />
      <ellipse cx="4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(7 4.1 -9)" />
      <ellipse cx="9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(24 9.5 -3)" />
      <path d="M0-2.5c4.5 0 8.5 4.5 8.5 8.5 0 3-2 4.5-4.3 4.5C2.5 10.5 1.5 9.6 0 9.6s-2.5.9-4.2.9c-2.3 0-4.3-1.5-4.3-4.5 0-4 4-8.5 8.5-8.5Z" />
    </g>
  );
}

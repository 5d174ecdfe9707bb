import { html, type Html } from '../../../application/shared/html.js';

/**
 * Returns the shapes of the site's logo, 40 by 44 units, as in web/illustrations/logo.svg. The parameters are attributes
 * of the leaf and of the paw, whose center is the origin.
 */
export function logoShapes(leaf: Html, paw: Html): Html {
  return html`<path
      ${leaf}
      d="M20 1.5c10.5 0 18.5 7.9 18.5 18.2 0 7.3-4.2 12.6-8.6 17-2.6 2.6-5.3 4.6-7.5 6-1.5 1-3.3 1-4.8 0-2.2-1.4-4.9-3.4-7.5-6-4.4-4.4-8.6-9.7-8.6-17C1.5 9.4 9.5 1.5 20 1.5Z"
    />
    <g ${paw}>
      <ellipse cx="-9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(-24 -9.5 -3)" />
      <ellipse cx="-4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(-7 -4.1 -9)" />
      <ellipse cx="4.1" cy="-9" rx="3.3" ry="4.6" transform="rotate(7 4.1 -9)" />
      <ellipse cx="9.5" cy="-3" rx="3.2" ry="4.3" transform="rotate(24 9.5 -3)" />
      <path
        d="M0-2.5c4.5 0 8.5 4.5 8.5 8.5 0 3-2 4.5-4.3 4.5C2.5 10.5 1.5 9.6 0 9.6s-2.5.9-4.2.9c-2.3 0-4.3-1.5-4.3-4.5 0-4 4-8.5 8.5-8.5Z"
      />
    </g>`;
}

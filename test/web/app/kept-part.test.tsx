/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Link, StaticRouter } from 'react-router-dom';
import { kept } from '../../../web/app/server/kept-part.js';
import { withKept } from '../../../web/build/kept-parts.js';

const later = () => Promise.resolve();

describe('a part of pages that the server keeps', () => {
  it('has the same HTML when it is repeated, and is rendered once for each value of its props', async () => {
    let rendered = 0;
    function Part({ name }: { readonly name: string }) {
      rendered += 1;
      return (
        <section aria-labelledby="part" aria-busy={false} className="[&>svg]:m-0 a&b">
          <h2 id="part">
            {name} &amp; {'<friends>'}
          </h2>
          <Link to="/browse">Browse</Link>
          <input type="radio" defaultChecked />
        </section>
      );
    }
    const Kept = kept(Part);
    const html = (name: string) =>
      renderToString(
        <StaticRouter location="/reviews">
          <Kept name={name} />
        </StaticRouter>,
      );
    const first = html('Dogs');
    await later();
    const before = rendered;
    expect(html('Dogs')).toBe(first);
    expect(first).toContain('Dogs<!-- --> &amp; ');
    expect(rendered).toBe(before);
    expect(html('Cats')).toContain('Cats');
    await later();
    expect(html('Cats')).not.toBe(first);
    expect(rendered).toBe(before + 2);
  });

  it('replaces the exported function of its module, and fails the build if there is none', () => {
    expect(withKept('export function Footer(props) { return props; }', 'Footer', '/kept.tsx')).toBe(
      'import { kept } from "/kept.tsx";\nfunction Footer(props) { return props; }\nconst Kept = kept(Footer);\nexport { Kept as Footer };\n',
    );
    expect(() => withKept('export const Footer = 1;', 'Footer', '/kept.tsx')).toThrow('exports the function Footer');
  });
});

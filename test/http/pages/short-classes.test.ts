import { describe, expect, it } from '@jest/globals';
import { FirstStyle } from '../../../interfaces/pages/first-style.js';
import { withRems, withShortNames } from '../../../interfaces/pages/short-classes.js';

function firstOf(sheet: string, further = ''): FirstStyle {
  const { css, names } = withShortNames(sheet);
  return new FirstStyle(css, names, further);
}

describe('the short names of classes', () => {
  it('are a second name of each class in every selector, and the first one goes to the class that is used most', () => {
    const css = '.items-center{top:0}.group:hover .sm\\:p-0\\.5>svg{top:1px}@media print{.items-center{top:2px}}';
    const uses = new Map([
      ['sm:p-0.5', 9],
      ['items-center', 3],
    ]);
    expect(withShortNames(css, uses).css).toBe(
      '.items-center,.b{top:0}:is(.group,.c):hover :is(.sm\\:p-0\\.5,.a)>svg{top:1px}@media print{.items-center,.b{top:2px}}',
    );
  });

  it('are a selector of their own if the class is in its last part, so that browsers look rules up by class', () => {
    const selectors = (css: string) => withShortNames(`${css}{}`).css.split('{')[0];
    expect(selectors('.one.two:not(.three)')).toBe(
      ':is(.one,.a).two:not(:is(.three,.c)),:is(.one,.a).b:not(:is(.three,.c))',
    );
    expect(selectors('.one>.two:hover')).toBe(':is(.one,.a)>.two:hover,:is(.one,.a)>.b:hover');
    expect(selectors(':where(.one>*)')).toBe(':where(:is(.one,.a)>*)');
    expect(selectors('[data-x="a .b"] .\\[\\&\\>a\\]\\:b')).toBe(
      '[data-x="a .b"] .\\[\\&\\>a\\]\\:b,[data-x="a .b"] .a',
    );
  });

  it('leave values, attributes, and names that are already taken alone', () => {
    const css = '.a{margin:.5rem;background:url(x.b)}[data-x=".c"] .wide{top:0}@font-face{src:url(f.woff2)}';
    expect(withShortNames(css).css).toBe(
      '.a,.b{margin:.5rem;background:url(x.b)}[data-x=".c"] .wide,[data-x=".c"] .c{top:0}@font-face{src:url(f.woff2)}',
    );
  });

  it('are also found by a part of the long name', () => {
    const css = ".line-clamp-2{top:0}.line-clamp-3{top:1px}.other{top:2px}main [class*='line-clamp-']{top:3px}";
    expect(withShortNames(css).css).toContain("}main :is([class*='line-clamp-'],.a,.b){top:3px}");
    expect(withShortNames('.a\\:b{top:0}[class*=a\\:]{top:1px}').css).toContain('}:is([class*=a\\:],.a){top:1px}');
    expect(() => withShortNames('[class^=a]{top:0}')).toThrow('Use [class*=');
  });

  it('are in the HTML of a page and in its style sheet; unknown classes stay', () => {
    const first = firstOf('.flex{top:0}.\\[\\&\\>svg\\]\\:m-0>svg{top:1px}.other{top:2px}');
    const { html, style } = first.of(['<p class="unknown flex"><b class=" [&amp;&gt;svg]:m-0  flex">.flex</b></p>']);
    expect(html).toBe('<p class="unknown a"><b class="b a">.flex</b></p>');
    expect(style.css).toBe('.a{top:0}.b>svg{top:1px}');
  });

  it('are in the HTML that a script may add, and in the style sheet for it', () => {
    const script = String.raw`box.innerHTML = "<p class=\"flex wide\">"; say("class flex")`;
    const first = firstOf('.flex{top:0}.wide{top:1px}.other{top:2px}', script);
    expect(first.shorten(script)).toBe(String.raw`box.innerHTML = "<p class=\"a b\">"; say("class flex")`);
    expect(first.of(['<p>']).style.css).toBe('.a{top:0}.b{top:1px}');
  });
});

describe('multiples of the spacing', () => {
  it('are lengths', () => {
    const css =
      ':root{--spacing:.25rem}.a{top:calc(var(--spacing) * 4);left:calc(var(--spacing) * -1.5);right:var(--spacing)}';
    expect(withRems(css)).toBe(':root{--spacing:.25rem}.a{top:1rem;left:-0.375rem;right:0.25rem}');
  });
});

import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { FirstStyle } from '../../../interfaces/pages/first-style.js';
import { parseStyleSheet, splitAt } from '../../../interfaces/pages/style-sheet.js';

const firstOf = (css: string, html: string, further = '') =>
  new FirstStyle(css, new Map(), further).of([html]).style.css;

describe('the part of the style sheet inside a page', () => {
  it('has the rules for the classes of the page, in their order, and none for others', () => {
    const css = '.b{top:1px}.a{left:1px}.c{color:red}body{margin:0}';
    expect(firstOf(css, '<p class="a b">')).toBe('.b{top:1px}.a{left:1px}body{margin:0}');
  });

  it('keeps layers, media, and support queries around rules, and drops them if they are empty', () => {
    const css = '@layer base,utilities;@layer utilities{.a{top:0}@media (width>=40rem){.sm\\:b{top:1px}.c{top:2px}}}';
    expect(firstOf(css, '<p class="a sm:b">')).toBe(
      '@layer base,utilities;@layer utilities{.a{top:0}@media (width>=40rem){.sm\\:b{top:1px}}}',
    );
    expect(firstOf(css, '<p class="x">')).toBe('@layer base,utilities;');
  });

  it('leaves out what only printing, the pointer, and the keyboard need', () => {
    const css =
      '@media print{.a{top:0}}@page{margin:0}.a:hover{top:1px}.a:focus-visible,.a{top:2px}.a:disabled{top:3px}';
    expect(firstOf(css, '<p class="a">')).toBe('.a{top:2px}.a:disabled{top:3px}');
  });

  it('leaves out the other theme if it knows which one the reader has', () => {
    const css = ':root[data-theme=dark]{color:#fff}.a:where(:root:not([data-theme=light]) *){top:0}';
    const of = (theme: string | null): string => new FirstStyle(css).of(['<p class="a">'], theme).style.css;
    expect(of('system')).toBe('.a:where(:root:not([data-theme=light]) *){top:0}');
    expect(of('light')).toBe('');
    expect(of('dark')).toBe(css);
    expect(of(null)).toBe(css);
  });

  it('leaves out transitions and pointers', () => {
    expect(firstOf('.a{top:0;transition:top 1s;transition-delay:1s}.a>b{cursor:pointer}', '<p class="a">')).toBe(
      '.a{top:0}',
    );
  });

  it('takes rules whose classes are a choice or are excluded, and needs all others', () => {
    const css = ':is(.x,.y) .a{top:0}.a:not(.x){top:1px}:where(.x) .a{top:2px}';
    expect(firstOf(css, '<p class="a">')).toBe(':is(.x,.y) .a{top:0}.a:not(.x){top:1px}');
  });

  it('reads names as HTML and style sheets escape them', () => {
    const css = '.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}';
    expect(firstOf(css, '<p class="[&amp;&gt;svg]:size-4">')).toBe(css);
  });

  it('declares only the variables, properties, and animations that its rules name, also by another variable', () => {
    const css =
      ':root{--used:var(--base);--base:red;--other:blue;color-scheme:light}@property --used{syntax:"*";inherits:false}' +
      '@property --other{syntax:"*"}@keyframes enter{0%{top:0}}@keyframes leave{0%{top:0}}' +
      '.a{color:var(--used);animation:enter 1s}.b{color:var(--other)}';
    expect(firstOf(css, '<p class="a">')).toBe(
      ':root{--used:var(--base);--base:red;color-scheme:light}@property --used{syntax:"*";inherits:false}' +
        '@keyframes enter{0%{top:0}}.a{color:var(--used);animation:enter 1s}',
    );
  });

  it('has the classes of notices that the inline script may add', () => {
    expect(firstOf('.a{top:0}.b{top:1px}', '<p>', String.raw`box.innerHTML = "<p class=\"b\">"`)).toBe('.b{top:1px}');
  });

  it('is one object for pages with the same classes, with its hash for the content security policy', () => {
    const first = new FirstStyle('.a{top:0}.b{top:1px}');
    const { style } = first.of(['<p class="a">One</p>']);
    expect(first.of(['<p class="a">Two</p><p class="a unknown">']).style).toBe(style);
    expect(first.of(['<p class="b">']).style).not.toBe(style);
    expect(style.source).toBe(`'sha256-${createHash('sha256').update('.a{top:0}').digest('base64')}'`);
  });
});

describe('the reader of style sheets', () => {
  it('is not confused by braces, semicolons, and commas in strings, escapes, and parentheses', () => {
    const rule = '.a\\{:is(b,c)[d="{;,"]{content:"}";background:url(data:a;b)}';
    expect(parseStyleSheet(rule)).toEqual([
      { kind: 'rule', selectors: ['.a\\{:is(b,c)[d="{;,"]'], body: 'content:"}";background:url(data:a;b)' },
    ]);
    expect(splitAt('a,b(c,d),"e,f"', ',')).toEqual(['a', 'b(c,d)', '"e,f"']);
  });

  it('throws if the file is truncated', () => {
    expect(() => parseStyleSheet('@media print{.a{top:0}')).toThrow('ends inside a block');
  });
});

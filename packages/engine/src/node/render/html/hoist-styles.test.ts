import { expect, it } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

it('makes a class of each style, once for equal ones, beside the classes of the element', () => {
  const { html, css } = hoistStyles(
    '<p style="color:red">a</p><b class="x" style="color:red">b</b><i title="style=">c</i>',
  );
  const [, name = ''] = /class="(st-\w+)"/.exec(html) ?? [];
  expect(html.replaceAll(name, 'S')).toBe('<p class="S">a</p><b class="x S" >b</b><i title="style=">c</i>');
  expect(css).toBe(`.${name}{color:red}`);
});

it('leaves HTML without styles as it is, text that looks like one included', () => {
  const html = '<code>&lt;p style="a"&gt;</code>';
  expect(hoistStyles(html)).toEqual({ html, css: '' });
});

it('takes out the rules of style elements, those of drawings as well, without what other hosts style', () => {
  const drawing = '<svg><style>@import url("https://fonts.test/a.css"); .a{fill:red}</style><g/></svg>';
  expect(hoistStyles(`<p>a</p><style>p > b{color:red}</style>${drawing}`)).toEqual({
    html: '<p>a</p><svg><g/></svg>',
    css: 'p > b{color:red}\n .a{fill:red}',
  });
});

it('lets no rule out of its braces', () => {
  expect(hoistStyles('<p style="color:red}*{display:none">a</p>').css).toMatch(
    /^\.st-\w+\{color:red\*display:none\}$/,
  );
});

import type { Directive, Expression, Interpolation, Template, TemplateLiteral, TemplatePart } from './ast.ts';
import { dedentHeredoc } from './dedent.ts';
import { HclSyntaxError } from './errors.ts';
import type { TokenStream } from './token-stream.ts';
import type { Token } from './tokens.ts';

type ParseExpression = (stream: TokenStream) => Expression;

/** Parses a quoted string or a heredoc; the next token opens it. */
export function parseTemplate(stream: TokenStream, parseExpression: ParseExpression): Template {
  const open = stream.next();
  const isQuoted = open.kind === 'quote-open';
  const closing = isQuoted ? 'quote-close' : 'heredoc-close';
  const parts: TemplatePart[] = [];
  let token = stream.next();
  for (; token.kind !== closing; token = stream.next()) {
    if (token.kind === 'literal') {
      const raw = stream.textOf(token);
      const value = isQuoted ? unescapeQuoted(raw, token.start) : unescapeSigns(raw);
      parts.push({ kind: 'literal', start: token.start, end: token.end, value });
    } else if (token.kind === 'interpolation') parts.push(parseInterpolation(stream, token, parseExpression));
    else if (token.kind === 'control') parts.push(parseDirective(stream, token, parseExpression));
    else throw stream.fault(token, 'This string is never closed', 'Close it');
  }
  checkBalance(parts);
  if (stream.text.charCodeAt(open.start + 2) === 45 && !isQuoted) dedentHeredoc(parts);
  return {
    kind: 'template',
    form: isQuoted ? 'quoted' : 'heredoc',
    start: open.start,
    end: token.end,
    parts,
  };
}

function parseInterpolation(
  stream: TokenStream,
  open: Token,
  parseExpression: ParseExpression,
): Interpolation {
  return stream.within(false, () => {
    const expression = parseExpression(stream);
    const close = stream.expect(
      'sequence-end',
      'Extra characters after the interpolated expression',
      'Close the interpolation with `}`',
    );
    return { kind: 'interpolation', start: open.start, end: close.end, expression };
  });
}

function parseDirective(stream: TokenStream, open: Token, parseExpression: ParseExpression): Directive {
  return stream.within(false, () => {
    const word = stream.expect('identifier', 'A template directive needs a keyword', 'Write `if` or `for`');
    const keyword = stream.textOf(word);
    const directive: Directive = {
      kind: 'directive',
      start: open.start,
      end: open.end,
      keyword: 'endif',
      expression: undefined,
      names: [],
    };
    if (keyword === 'for') {
      directive.names.push(stream.textOf(stream.expect('identifier', '`for` needs a variable name')));
      if (stream.accept(',')) {
        directive.names.push(
          stream.textOf(stream.expect('identifier', '`for` needs a name after the comma')),
        );
      }
      if (!stream.isKeyword('in')) throw stream.fault(stream.peek(), '`for` needs `in` after its names');
      stream.next();
    }
    if (keyword === 'if' || keyword === 'for') directive.expression = parseExpression(stream);
    else if (keyword !== 'else' && keyword !== 'endif' && keyword !== 'endfor') {
      throw stream.fault(word, `\`${keyword}\` is not a template directive`, 'Use `if`, `else`, `for`');
    }
    directive.keyword = keyword;
    directive.end = stream.expect('sequence-end', `Extra characters in \`%{ ${keyword} }\``).end;
    return directive;
  });
}

function checkBalance(parts: TemplatePart[]): void {
  const open: { keyword: 'if' | 'else' | 'for'; start: number }[] = [];
  for (const part of parts) {
    if (part.kind !== 'directive') continue;
    const { keyword, start } = part;
    if (keyword === 'if' || keyword === 'for') {
      open.push({ keyword, start });
      continue;
    }
    const opener = open.pop();
    const fits =
      keyword === 'endfor'
        ? opener?.keyword === 'for'
        : opener?.keyword === 'if' || (keyword === 'endif' && opener?.keyword === 'else');
    if (!fits)
      throw new HclSyntaxError(start, `\`${keyword}\` has nothing to close`, 'Balance the directives');
    if (keyword === 'else') open.push({ keyword, start });
  }
  const unclosed = open.pop();
  if (unclosed !== undefined) {
    const end = unclosed.keyword === 'for' ? 'endfor' : 'endif';
    throw new HclSyntaxError(
      unclosed.start,
      `\`${unclosed.keyword}\` is never closed`,
      `Close it with \`%{ ${end} }\``,
    );
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\' };

/** Resolves the escapes of a quoted string. Throws a `HclSyntaxError` at the offset of an invalid escape. */
export function unescapeQuoted(raw: string, offset: number): string {
  if (!/[\\$%]/.test(raw)) return raw;
  return raw.replace(
    /\\(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[\s\S]|$)|\$\$\{|%%\{/g,
    (all, selector: string | undefined, at) => {
      if (selector === undefined) return all.slice(1);
      const simple = ESCAPES[selector];
      if (simple !== undefined) return simple;
      const code = selector.length > 1 ? Number.parseInt(selector.slice(1), 16) : Number.NaN;
      if (code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)) return String.fromCodePoint(code);
      throw new HclSyntaxError(
        offset + at,
        `\`${all}\` is not an escape sequence`,
        'Use `\\n`, `\\t`, `\\"`, `\\\\` or `\\uNNNN`',
      );
    },
  );
}

function unescapeSigns(raw: string): string {
  return raw.replace(/\$\$\{|%%\{/g, (sign) => sign.slice(1));
}

/** Parses a block's label, which must not be a template. */
export function parseLabel(stream: TokenStream): TemplateLiteral {
  const open = stream.next();
  let value = '';
  let token = stream.next();
  for (; token.kind !== 'quote-close'; token = stream.next()) {
    if (token.kind !== 'literal') throw stream.fault(token, 'A block label must be a plain string');
    value += unescapeQuoted(stream.textOf(token), token.start);
  }
  return { kind: 'literal', start: open.start, end: token.end, value };
}

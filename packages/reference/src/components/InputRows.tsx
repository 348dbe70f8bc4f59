import { ContentLink } from '@gruntwork-docs/theme/links/ContentLink.tsx';
import { Message } from '@gruntwork-docs/theme/texts/Message.tsx';
import { formatPlural, type TextKey } from '@gruntwork-docs/theme/texts/texts.ts';
import { useTexts } from '@gruntwork-docs/theme/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import type { CodeText, InputRow, OutputRow, RowMark } from '#shared/reference-view.ts';
import { BreakableName } from './BreakableName.tsx';

/** A default longer than this many lines, or this many characters of one line, is folded. */
const LONG_LINES = 6;
const LONG_TEXT = 100;
/** An input with more attributes than this has them folded. */
const MANY_ATTRIBUTES = 6;

const MARKS = {
  required: 'markRequired',
  nullable: 'markNullable',
  sensitive: 'markSensitive',
  ephemeral: 'markEphemeral',
  deprecated: 'markDeprecated',
} as const satisfies Readonly<Record<RowMark, TextKey>>;

/** Inputs as a list of definitions; attributes of objects are rows inside of their input's. */
export function InputRows({
  rows,
  id,
}: {
  readonly rows: readonly InputRow[];
  readonly id?: string;
}): ReactElement {
  return (
    <dl className="params" id={id}>
      {rows.map((row) => (
        <div
          key={row.id}
          className="param"
          id={row.id}
          data-row=""
          data-required={row.marks.includes('required') ? '' : undefined}
        >
          <RowHead row={row} type={row.type} />
          <dd>
            <RowText row={row} />
            {row.default !== undefined && <Default code={row.default} />}
            <Rules rules={row.rules} />
            <Attributes rows={row.attributes} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function OutputRows({ rows }: { readonly rows: readonly OutputRow[] }): ReactElement {
  return (
    <dl className="params">
      {rows.map((row) => (
        <div key={row.id} className="param" id={row.id}>
          <RowHead row={row} />
          <dd>
            <RowText row={row} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RowHead({
  row,
  type,
}: {
  readonly row: InputRow | OutputRow;
  readonly type?: string;
}): ReactElement {
  const { id, name, marks, source } = row;
  const texts = useTexts();
  return (
    <dt>
      <a className="param-name" href={`#${id}`}>
        <BreakableName name={name} />
      </a>
      {type !== undefined && <code className="param-type">{type}</code>}
      {marks.map((mark) => (
        <span key={mark} className={`mark mark-${mark}`}>
          {texts[MARKS[mark]]}
        </span>
      ))}
      <ContentLink href={source.url} className="param-source">
        {source.label}
      </ContentLink>
    </dt>
  );
}

function RowText({ row }: { readonly row: InputRow | OutputRow }): ReactElement {
  const { deprecationHtml, descriptionHtml } = row;
  return (
    <>
      {deprecationHtml !== undefined && (
        <p className="param-deprecation" dangerouslySetInnerHTML={{ __html: deprecationHtml }} />
      )}
      {descriptionHtml !== '' && <Description html={descriptionHtml} />}
    </>
  );
}

/** Most descriptions are one paragraph, and need no element around it: hundreds of rows have one each. */
function Description({ html }: { readonly html: string }): ReactElement {
  const only = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  if (only === undefined || only.includes('<p>')) return <div dangerouslySetInnerHTML={{ __html: html }} />;
  return <p dangerouslySetInnerHTML={{ __html: only }} />;
}

function Default({ code }: { readonly code: CodeText }): ReactElement {
  const { text, linesHtml } = code;
  const texts = useTexts();
  if (linesHtml === undefined && text.length <= LONG_TEXT) {
    return (
      <p className="param-default">
        <Message text={texts.defaultValue} values={{ value: <code>{text}</code> }} />
      </p>
    );
  }
  const block = (
    <pre className="param-code">
      {linesHtml === undefined ? (
        <code>{text}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: linesHtml }} />
      )}
    </pre>
  );
  const isLong = linesHtml === undefined || text.split('\n').length > LONG_LINES;
  if (isLong) {
    return (
      <details className="param-fold">
        <summary>{texts.default}</summary>
        {block}
      </details>
    );
  }
  return (
    <>
      <p className="param-default">{texts.defaultBelow}</p>
      {block}
    </>
  );
}

/** What a value must satisfy, in words; the condition itself unfolds. */
function Rules({ rules }: Pick<InputRow, 'rules'>): ReactElement | null {
  if (rules.length === 0) return null;
  return (
    <>
      {rules.map(({ messageHtml, condition }) => (
        <details key={condition} className="param-fold param-rule">
          <summary dangerouslySetInnerHTML={{ __html: messageHtml }} />
          <pre className="param-code">{condition}</pre>
        </details>
      ))}
    </>
  );
}

function Attributes({ rows }: { readonly rows: readonly InputRow[] }): ReactElement | null {
  const texts = useTexts();
  if (rows.length === 0) return null;
  const list = (
    <dl className="attributes">
      {rows.map((row) => (
        <div key={row.id} className="attribute" id={row.id}>
          <dt>
            <a className="param-name" href={`#${row.id}`}>
              <BreakableName name={row.name} />
            </a>
            <code className="param-type">{row.type}</code>
            {row.marks.includes('required') && (
              <span className="mark mark-required">{texts.markRequired}</span>
            )}
          </dt>
          <dd>
            <RowText row={row} />
            {row.default !== undefined && <Default code={row.default} />}
            <Attributes rows={row.attributes} />
          </dd>
        </div>
      ))}
    </dl>
  );
  const total = countRows(rows);
  if (total <= MANY_ATTRIBUTES) return list;
  return (
    <details className="param-fold">
      <summary>{formatPlural(texts, 'attributeCount', total)}</summary>
      {list}
    </details>
  );
}

function countRows(rows: readonly InputRow[]): number {
  return rows.reduce((total, row) => total + 1 + countRows(row.attributes), 0);
}

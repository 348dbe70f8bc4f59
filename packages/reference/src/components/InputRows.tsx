import { formatPlural } from '@gruntwork-docs/engine/shared';
import { ContentLink, Message } from '@gruntwork-docs/theme/components';
import { Fragment, type ReactElement } from 'react';
import type { MessageKey } from '#shared/messages/messages.ts';
import type { CodeText, InputRow, OutputRow, RowMark } from '#shared/reference-view.ts';
import { BreakableText } from './BreakableName.tsx';
import { useMessages } from './use-messages.ts';

/** A default longer than this many lines, or this many characters of one line, is collapsed. */
const LONG_LINES = 6;
const LONG_TEXT = 100;
/** An input with more attributes than this has them collapsed. */
const MANY_ATTRIBUTES = 6;
/** A shorter name fits on a phone, even as a nested attribute. */
const LONG_NAME = 28;

const MARKS = {
  required: 'markRequired',
  'not nullable': 'markNotNullable',
  sensitive: 'markSensitive',
  ephemeral: 'markEphemeral',
  deprecated: 'markDeprecated',
  'only OpenTofu': 'markOpenTofuOnly',
  'only Terraform': 'markTerraformOnly',
} as const satisfies Readonly<Record<RowMark, MessageKey>>;

/**
 * Inputs as a definition list; attributes of objects are rows inside their input's row. A page can have
 * hundreds of rows, all laid out at once, so each one uses as few elements as possible.
 */
export function InputRows({ rows }: { readonly rows: readonly InputRow[] }): ReactElement {
  return (
    <dl className="params" data-flow="">
      {rows.map((row) => (
        <div
          key={row.id}
          className="param"
          id={row.id}
          data-row=""
          data-required={row.marks.includes('required') ? '' : undefined}
        >
          <RowHead row={row} type={row.type} />
          <RowText row={row} />
          {row.default !== undefined && <Default code={row.default} />}
          <Rules rules={row.rules} />
          {row.openTofuHtml !== undefined && <dd dangerouslySetInnerHTML={{ __html: row.openTofuHtml }} />}
          <Attributes rows={row.attributes} />
        </div>
      ))}
    </dl>
  );
}

export function OutputRows({ rows }: { readonly rows: readonly OutputRow[] }): ReactElement {
  return (
    <dl className="params" data-flow="">
      {rows.map((row) => (
        <div key={row.id} className="param" id={row.id}>
          <RowHead row={row} />
          <RowText row={row} />
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
  const { marks, source } = row;
  const texts = useMessages();
  return (
    <dt>
      <RowName row={row} />
      {type !== undefined && (
        <>
          {' '}
          <code className="param-type">{type}</code>
        </>
      )}
      {marks.map((mark) => (
        <Fragment key={mark}>
          {' '}
          <span className={`mark mark-${mark.replace(' ', '-')}`}>{texts[MARKS[mark]]}</span>
        </Fragment>
      ))}{' '}
      {source.url !== undefined && (
        <ContentLink href={source.url} className="param-source">
          {source.label}
        </ContentLink>
      )}
    </dt>
  );
}

/** The name as a link to its row; its class sets the code font. */
function RowName({ row }: { readonly row: Pick<InputRow, 'id' | 'name'> }): ReactElement {
  return (
    <a className="param-name" href={`#${row.id}`}>
      <BreakableText text={row.name} longer={LONG_NAME} />
    </a>
  );
}

function RowText({ row }: { readonly row: InputRow | OutputRow }): ReactElement {
  const { deprecationHtml, descriptionHtml } = row;
  return (
    <>
      {deprecationHtml !== undefined && (
        <dd className="param-deprecation" dangerouslySetInnerHTML={{ __html: deprecationHtml }} />
      )}
      <dd dangerouslySetInnerHTML={{ __html: descriptionHtml }} />
    </>
  );
}

function Default({ code }: { readonly code: CodeText }): ReactElement {
  const { text, linesHtml } = code;
  const texts = useMessages();
  if (linesHtml === undefined && text.length <= LONG_TEXT) {
    return (
      <dd className="param-default">
        <Message text={texts.defaultValue} values={{ value: <code>{text}</code> }} />
      </dd>
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
      <dd>
        <details className="param-fold">
          <summary>{texts.default}</summary>
          {block}
        </details>
      </dd>
    );
  }
  return (
    <dd className="param-default">
      {texts.defaultBelow}
      {block}
    </dd>
  );
}

/** Validation rules in words; the condition expands. */
function Rules({ rules }: Pick<InputRow, 'rules'>): ReactElement | null {
  if (rules.length === 0) return null;
  return (
    <dd>
      {rules.map(({ messageHtml, condition }) => (
        <details key={condition} className="param-fold param-rule">
          <summary dangerouslySetInnerHTML={{ __html: messageHtml }} />
          <pre className="param-code">{condition}</pre>
        </details>
      ))}
    </dd>
  );
}

function Attributes({ rows }: { readonly rows: readonly InputRow[] }): ReactElement | null {
  const texts = useMessages();
  if (rows.length === 0) return null;
  const list = (
    <dl className="attributes">
      {rows.map((row) => (
        <div key={row.id} className="attribute" id={row.id}>
          <dt>
            <RowName row={row} /> <code className="param-type">{row.type}</code>
            {row.marks.includes('required') && (
              <>
                {' '}
                <span className="mark mark-required">{texts.markRequired}</span>
              </>
            )}
          </dt>
          <RowText row={row} />
          {row.default !== undefined && <Default code={row.default} />}
          <Attributes rows={row.attributes} />
        </div>
      ))}
    </dl>
  );
  const total = countRows(rows);
  if (total <= MANY_ATTRIBUTES) return <dd>{list}</dd>;
  return (
    <dd>
      <details className="param-fold">
        <summary>{formatPlural(texts, 'attributeCount', total)}</summary>
        {list}
      </details>
    </dd>
  );
}

function countRows(rows: readonly InputRow[]): number {
  return rows.reduce((total, row) => total + 1 + countRows(row.attributes), 0);
}

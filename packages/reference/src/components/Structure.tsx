import { formatText } from '@gruntwork-docs/engine/shared';
import { Message } from '@gruntwork-docs/theme/components';
import type { ReactElement } from 'react';
import type { StructureBox, StructureView } from '#shared/structure-view.ts';
import { BreakableName } from './BreakableName.tsx';
import { CatalogCode, CatalogLinks } from './CatalogLinks.tsx';
import { useMessages } from './use-messages.ts';

/** Line height of text in a box, and the baseline of the first line. */
const LINE = 16;
const FIRST_LINE = 18;

/** The diagram of a module: its calls and resources and their dependencies. Each box links to its row. */
export function Structure({
  title,
  structure,
}: {
  readonly title: string;
  readonly structure: StructureView;
}): ReactElement {
  const texts = useMessages();
  const { width, height, boxes, arrows, parts } = structure;
  const name = formatText(texts.structureOf, { name: title });
  return (
    <div data-unsearched="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard-accessible */}
      <section className="diagram structure" tabIndex={0} dir="ltr" aria-label={name}>
        <svg
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          aria-labelledby="structure-name structure-text"
        >
          <title id="structure-name">{name}</title>
          <desc id="structure-text">{texts.structureLegend}</desc>
          <marker
            id="structure-end"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path className="dg-arrowhead" d="M0 0L8 4L0 8Z" />
          </marker>
          {arrows.map((path) => (
            <path key={path} className="dg-line" d={path} markerEnd="url(#structure-end)" />
          ))}
          {boxes.map((box) => (
            <Box key={box.href} box={box} />
          ))}
        </svg>
      </section>
      <p>{texts.structureLegend}</p>
      <details className="param-fold">
        <summary>{texts.structureList}</summary>
        <ul>
          {parts.map((part) => (
            <li key={part.href}>
              {part.usedBy.length === 0 ? (
                <CatalogCode label={part.name} url={part.href} />
              ) : (
                <Message
                  text={texts.structureUses}
                  values={{
                    name: (
                      <a href={part.href}>
                        <BreakableName name={part.name} />
                      </a>
                    ),
                    names: <CatalogLinks links={part.usedBy.map((label) => ({ label }))} as={CatalogCode} />,
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Box({ box }: { readonly box: StructureBox }): ReactElement {
  const { kind, href, lines, detail, x, y, width, height } = box;
  const center = x + width / 2;
  return (
    <a href={href}>
      <rect
        className={kind === 'module' ? 'dg-box-a' : 'dg-box'}
        x={x}
        y={y}
        width={width}
        height={height}
        rx="5"
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className="dg-text-mono"
          x={center}
          y={y + FIRST_LINE + index * LINE}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
      {detail !== undefined && (
        <text
          className="dg-text-small"
          x={center}
          y={y + FIRST_LINE + lines.length * LINE}
          textAnchor="middle"
        >
          {detail}
        </text>
      )}
    </a>
  );
}

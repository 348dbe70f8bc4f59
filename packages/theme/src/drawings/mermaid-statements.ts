/** The allowed statements of a drawing type. */
export interface Statements {
  /** Normalizes the first line for the library. */
  header(line: string): string;
  readonly statements: readonly RegExp[];
  /** Returns statements that name the boxes, because the library uses the first name that it reads. */
  nameBoxes?(statement: string): readonly { readonly id: string; readonly named?: string }[];
}

/** Statements that a drawing without scripts does not show. */
export const IGNORED = /^(?:click\s|link\s|links\s|callback\s|title\s|autonumber\b|(?:de)?activate\s|%%)/;

const STYLES = [
  /^classDef\s+\w+\s+\S/,
  /^class\s+[\w,\s-]+\s\w+$/,
  /^style\s+[\w,-]+\s+\S/,
  /^linkStyle\s+(?:default|[\d,\s]+)\s+\S/,
  /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
];

const BOX = String.raw`(?:\(\(\(.+?\)\)\)|\(\[.+?\]\)|\(\(.+?\)\)|\[\[.+?\]\]|\[\(.+?\)\]|\[[/\\].+?[/\\]\]|\{\{.+?\}\}|>.+?\]|\[.+?\]|\(.+?\)|\{.+?\})`;
const NODE = String.raw`[\w-]+?(?:${BOX})?(?::::\w+)?`;
const NODES = String.raw`${NODE}(?:\s*&\s*${NODE})*`;
const ARROW = String.raw`<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===)`;
const STATE = String.raw`(?:\[\*\]|[\w\p{L}-]+)`;
const CARDINAL = String.raw`(?:"[^"]*"\s+)?`;
const RELATION = String.raw`(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.?|--)`;

const KINDS: readonly (readonly [RegExp, Statements])[] = [
  [
    /^(?:graph|flowchart)(?:-elk)?(?:\s+(?:TD|TB|LR|BT|RL))?$/i,
    {
      header: (line) => (/\s/.test(line) ? line.replace('-elk', '') : 'flowchart TB'),
      statements: [
        ...STYLES,
        /^subgraph\s+\S/,
        /^end$/,
        new RegExp(`^${NODES}(?:\\s*(?:${ARROW})\\s*${NODES})*$`, 'u'),
      ],
      nameBoxes: (statement) =>
        statement.split(new RegExp(`\\s*(?:${ARROW}|&)\\s*`)).flatMap((part) => {
          const [, id, box] = new RegExp(`^([\\w-]+?)(${BOX})?(?::::\\w+)?$`).exec(part) ?? [];
          return id === undefined ? [] : [{ id, ...(box !== undefined && { named: id + box }) }];
        }),
    },
  ],
  [
    /^stateDiagram(?:-v2)?$/i,
    {
      header: keep,
      statements: [
        ...STYLES.slice(3),
        /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
        /^\}$/,
        /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
        new RegExp(`^${STATE}\\s*-->\\s*${STATE}(?:\\s*:\\s*.+)?$`, 'u'),
        /^[\w\p{L}-]+\s*:\s*.+$/u,
      ],
      nameBoxes: (statement) => {
        const id = /^([\w\p{L}-]+)\s*:|\bas\s+([\w\p{L}]+)$/u.exec(statement)?.slice(1).find(Boolean);
        if (id !== undefined) return [{ id, named: statement }];
        const [from = '', to = ''] = statement.split(':')[0]?.split(/\s*-->\s*/) ?? [];
        return [from, to].map((name) => ({ id: name.trim() }));
      },
    },
  ],
  [
    /^sequenceDiagram$/i,
    {
      header: keep,
      statements: [
        /^(?:participant|actor)\s+\S+(?:\s+as\s+.+)?$/,
        /^Note\s+(?:left of|right of|over)\s+[^:]+:\s*.+$/i,
        /^(?:loop|alt|opt|par|critical|break|rect)\b/,
        /^(?:else|and)\b/,
        /^end$/,
        /^\S+?\s*--?(?:>>|>|[)x])\s*[+-]?\S+?\s*:\s*.+$/,
      ],
    },
  ],
  [
    /^classDiagram(?:-v2)?$/i,
    {
      header: () => 'classDiagram',
      statements: [
        /^class\s+[^\s"[\]{]+(?:\s*~\w+~)?\s*\{?$/,
        /^class\s+\S+\s*\{\s*<<\w+>>\s*\}$/,
        /^namespace\s+\S+\s*\{$/,
        /^\}$/,
        /^<<\w+>>$/,
        /^\S+\s*:\s*.+$/,
        new RegExp(`^\\S+\\s+${CARDINAL}${RELATION}\\s+${CARDINAL}\\S+(?:\\s*:\\s*.+)?$`),
        // A member inside a class.
        /^[+#~-]?[\w$*~<>[\], ]+(?:\([^)]*\))?[\w$*~<>[\], ]*$/,
      ],
    },
  ],
  [
    /^erDiagram$/i,
    {
      header: keep,
      statements: [
        /^\S+\s*\{$/,
        /^\}$/,
        /^\S+\s+[|o}{]+(?:--|\.\.)[|o}{]+\s+\S+\s*:\s*.+$/,
        /^\S+\s+\S+(?:\s+(?:PK|FK|UK|,|\s)*)?(?:"[^"]*")?$/,
      ],
    },
  ],
];

/** Returns the allowed statements for a first line; `undefined` for an unsupported drawing type. */
export function findStatements(header: string): Statements | undefined {
  return KINDS.find(([pattern]) => pattern.test(header))?.[1];
}

function keep(line: string): string {
  return line;
}

import { describe, expect, it } from 'vitest';
import { math } from './math.ts';
import { mermaid } from './mermaid.ts';

const draw = async (code: string) => (await mermaid.load())({ lang: 'mermaid', meta: '', code });

const FLOW = `%%{init: {'theme': 'dark'}}%%
flowchart LR
  accTitle: How a request runs
  A[Load balancer] -->|https, port 443| B{"Allowed; yes?"}; B -- no --> C((End))
  subgraph zone [Zone a]
    B ==> D[(Data <b>base</b>)] & E:::hot
  end
  classDef hot fill:#ff0000,color:#fff
  style D fill:#111
  click A "https://example.com"`;

describe('drawings in mermaid', () => {
  it('are one SVG for both color modes, with nothing that a page may not hold', async () => {
    const shown = await draw(FLOW);
    if (shown.kind !== 'drawing') throw new Error(JSON.stringify(shown));
    expect(shown.svg).toMatch(/^<svg [^>]*style="--bg:var\(--color-background\);/);
    expect(shown.svg).not.toMatch(/<style|@import|http:\/\/(?!www\.w3)|https:|<script|data-id|class="mono"/);
    expect(shown.svg).toMatch(/<marker id="drawing-id-arrowhead"/);
    expect(shown.svg).not.toMatch(/url\(#(?!drawing-id-)/);
    expect(shown.svg).toContain('>Load balancer<');
    expect(shown.svg).not.toContain('>click<');
  });

  it('have text that can be read in boxes of a color of their own', async () => {
    const shown = await draw(FLOW);
    const svg = shown.kind === 'drawing' ? shown.svg : '';
    expect(svg).toMatch(/fill="#111"[\s\S]*?<text [^>]*fill="#ffffff"/);
    expect((await draw('graph TD\nA --> B\nstyle A fill:#fff')) as object).toMatchObject({
      svg: expect.stringMatching(/fill="#fff"[\s\S]*?<text [^>]*fill="#16161c"/),
    });
  });

  it('say in words what they show: what the writer says of them, or what is joined to what', async () => {
    expect(await draw(FLOW)).toMatchObject({ alt: 'How a request runs' });
    expect(await draw('---\ntitle: "Two"\n---\ngraph TD\n A --> B')).toMatchObject({ alt: 'Two' });
    expect(await draw('graph TD\n A[x & y] -->|go| B')).toMatchObject({ alt: 'x & y → B: go' });
    expect(await draw('sequenceDiagram\n participant A as Ann\n A->>Bob: Hi\n Bob--xA: No')).toMatchObject({
      alt: 'Ann → Bob: Hi; Bob → Ann: No',
    });
    expect(await draw('stateDiagram-v2\n [*] --> Idle\n Idle --> [*] : stop')).toMatchObject({
      alt: '● → Idle; Idle → ●: stop',
    });
    expect(
      await draw('classDiagram\n Animal <|-- Duck : is\n class Duck {\n  +swim() void\n }'),
    ).toMatchObject({
      alt: 'Animal → Duck: is',
    });
    expect(await draw('erDiagram\n A ||--o{ B : has\n A {\n string id PK "the id"\n }')).toMatchObject({
      alt: 'A → B: has',
    });
  });

  it('have the names that boxes get further down', async () => {
    expect(
      await draw('graph TD\n A --> B & C\n subgraph s\n  B[The second] -- f(x) --> D\n end'),
    ).toMatchObject({
      alt: 'A → C; A → The second; The second → D: f(x)',
      svg: expect.not.stringContaining('>f<'),
    });
    expect(
      await draw('stateDiagram-v2\n [*] --> one\n one : Waiting\n state "Gone" as two\n one --> two'),
    ).toMatchObject({
      alt: '● → Waiting; Waiting → Gone',
    });
  });

  it('of other kinds stay code, and so does one with a line that would be left out', async () => {
    expect(await draw('pie title Pets\n "Dogs" : 3')).toMatchObject({ kind: 'limit', line: 1 });
    expect(await draw('graph TD\n A --> B\n this is ]] nothing')).toEqual({
      kind: 'fault',
      message: 'drawing is left as code: `this is ]] nothing` is not understood',
      line: 3,
    });
    expect(await draw('graph TD\n A -->')).toMatchObject({ kind: 'fault', line: 2 });
    expect(await draw('')).toMatchObject({ kind: 'fault' });
  });

  it('are the same each time', async () => {
    expect(await draw(FLOW)).toEqual(await draw(FLOW));
  });
});

describe('formulas', () => {
  const show = async (tex: string, isBlock = false) => (await math.load())({ tex, isBlock });

  it('are MathML that keeps what was written', async () => {
    const shown = await show('\\frac{1}{2} < x^2');
    if (shown.kind !== 'html') throw new Error(JSON.stringify(shown));
    expect(shown.html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>');
    expect(shown.html).toContain(
      '<annotation encoding="application/x-tex">\\frac{1}{2} &lt; x^2</annotation>',
    );
    expect(shown.html).not.toContain('katex-html');
    expect(await show('x', true)).toMatchObject({ html: expect.stringContaining('display="block"') });
  });

  it('that are faulty say why', async () => {
    expect(await show('\\frac{1}')).toMatchObject({
      kind: 'fault',
      message: expect.stringMatching(/^formula is left as text: Unexpected end of input/),
    });
  });
});

import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { EngineMessages } from '#shared/engine-messages.ts';
import type { LinkRule } from '#shared/link-attributes.ts';
import type { DocumentProps, SidebarView } from '#shared/page-view.ts';
import type { renderPass } from '#shared/render-pass.ts';
import type { SocialImageProps } from '#shared/social-image.ts';

/** Any component: its props are checked at its use. */
export type AnyComponent = (props: never) => ReactNode;

/** Context of the components inside a page's body. */
export interface BodyContext {
  /** Path prefix of the site, with a slash at both ends. */
  readonly baseUrl: string;
  /** Attributes of links to other sites: `getLinkAttributes` finds those for an address. */
  readonly linkRules: readonly LinkRule[];
  /**
   * Reads a value that a source of the site shares under a name; `undefined` if there is none. Records the
   * page's dependency on it.
   */
  read(name: string): unknown;
  /** Language of the text. */
  readonly lang: string;
  /** The theme's texts in the language of the page. */
  readonly texts: EngineMessages;
  /** URL of the current page. */
  readonly url: string;
  /** Highlights a component's code like the fences of texts. */
  highlight(code: string, lang: string, meta?: string): HighlightedCode;
  /** Renders code as a drawing, for languages whose fences become drawings; `undefined` for others. */
  draw(code: string, lang: string): DrawnCode | undefined;
  /** Adds elements to the head of the page. */
  addHead(content: ReactNode): void;
}

/** Code as a drawing, with all of its content as text. */
export interface DrawnCode {
  readonly svg: string;
  readonly alt: string;
}

/** Code as HTML, with the options of its info string. */
export interface HighlightedCode {
  readonly html: string;
  readonly title: string | undefined;
  readonly firstLineNumber: number | undefined;
}

/** Props of the component `CodeBlock`: the options of a fence's info string. */
export interface CodeBlockProps {
  readonly lang: string;
  readonly title?: string;
  /** Lines, highlighted by the build; marked ones as `<span class="line …">`. */
  readonly html: string;
  /** Number of the first line; absent: lines are not numbered. */
  readonly lineNumbers?: string;
  /** The block is the output of the command above it. */
  readonly expect?: string;
  /** The machine that the commands run on, if it is a different one. */
  readonly host?: string;
  /** Long lines wrap from the start. */
  readonly wrap?: string;
}

/** Components by name. */
export type ComponentMap = Readonly<Record<string, AnyComponent>>;

/** Exports of a source's module of components. */
export interface SourceComponents {
  /** Components that every page can use. */
  readonly mdxComponents?: ComponentMap;
  /** Components of the source's pages and page frames. */
  readonly pageComponents?: ComponentMap;
}

/** The compiled module that renders page bodies. */
export interface BodyModule {
  /** Components of the site's sources. */
  readonly sourceComponents: readonly SourceComponents[];
  /** React pages of the site, by route file. */
  readonly sitePages: Readonly<Record<string, ComponentType>>;
  /** Components of the site that every page can use, by name. */
  readonly siteComponents: Readonly<Record<string, unknown>>;
  /** Exports of the component files next to the site's pages, by file. */
  readonly contentModules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Components of the theme that every page can use, by name. */
  readonly mdxComponents: ComponentMap;
  /** Bodies of generated pages, by name. */
  readonly pageComponents: ComponentMap;
  renderBody(content: ReactElement, context: BodyContext): string;
  readonly renderPass: typeof renderPass;
}

/** The compiled module that renders documents. */
export interface DocumentModule {
  /** The complete HTML of a page. */
  renderDocument(props: DocumentProps): string;
  /** A complete sidebar as HTML, for groups whose entries a page omits. */
  renderSidebarFragment(view: SidebarView, texts: EngineMessages): string;
  /** SVG of the social card of a page; `undefined` for a theme without cards. */
  readonly renderSocialImage: ((props: SocialImageProps) => string | undefined) | undefined;
  /** Fonts of the card, as data URLs. */
  readonly fonts: readonly string[];
  readonly renderPass: typeof renderPass;
}

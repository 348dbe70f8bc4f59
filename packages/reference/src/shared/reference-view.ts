import type { PageLink } from '@gruntwork-docs/engine/shared';
import type { ModuleHistory } from './release-view.ts';
import type { StructureView } from './structure-view.ts';

/** A badge of a row, next to its type; the order is that of the page. */
export type RowMark =
  | 'required'
  | 'not nullable'
  | 'sensitive'
  | 'ephemeral'
  | 'deprecated'
  | 'only OpenTofu'
  | 'only Terraform';

/** A link into the module's source at the pinned release. */
export interface SourceLink {
  /** `variables.tf:12`. */
  readonly label: string;
  /** Absent if the repository is unknown. */
  readonly url?: string;
}

/** The row of an input, or of an attribute of one. */
export interface InputRow {
  /** `input-node_groups.instance_types`: stable as long as the name is. */
  readonly id: string;
  readonly name: string;
  /** `map(object)`; the attributes have their own rows. */
  readonly type: string;
  readonly marks: readonly RowMark[];
  readonly descriptionHtml: string;
  readonly deprecationHtml?: string;
  /** The default as in the source; absent if there is none. */
  readonly default?: CodeText;
  readonly rules: readonly { readonly messageHtml: string; readonly condition: string }[];
  /** The declaration that OpenTofu reads instead of Terraform's; absent if they are equal. */
  readonly openTofuHtml?: string;
  readonly source: SourceLink;
  readonly attributes: readonly InputRow[];
}

/** Code of the source: a single line as text, several as highlighted lines. */
export interface CodeText {
  readonly text: string;
  readonly linesHtml?: string;
}

export interface OutputRow {
  readonly id: string;
  readonly name: string;
  readonly marks: readonly RowMark[];
  readonly descriptionHtml: string;
  readonly deprecationHtml?: string;
  readonly source: SourceLink;
}

/** A call of a module for one tool. */
export interface UsageFlavourView {
  readonly value: string;
  readonly label: string;
  /** Name of the file that contains the code. */
  readonly file: string;
  /** Highlighted lines of a call with the required inputs. */
  readonly requiredHtml: string;
  /** A call with all inputs; absent when every input is required. */
  readonly allHtml?: string;
}

/** URLs of the call builder's data. */
export interface BuilderView {
  /** The module's model. */
  readonly moduleUrl: string;
  /** Changes since older releases. */
  readonly changesUrl?: string;
}

export interface ResourceRow {
  /** Anchor of the row. */
  readonly id: string;
  readonly type: string;
  /** Registry documentation of the resource; absent if the registry lacks its provider. */
  readonly url?: string;
  readonly mode: 'managed' | 'data' | 'ephemeral';
  readonly names: readonly string[];
}

/** A recommendation of a benchmark that a module helps with. */
export interface ControlLink {
  /** `CIS 1.4.0: 2.1.5`, one for each version that has it. */
  readonly numbers: readonly string[];
  readonly title: string;
  /** Row of the matrix; absent when no page of the site shows it. */
  readonly url?: string;
  readonly noteHtml: string;
  readonly inputs: readonly CatalogLink[];
}

/** The header above a service's written text. */
export interface ServiceHeaderView {
  readonly descriptionHtml: string;
  readonly version?: string;
  /** ISO 8601 date of the last change; absent if the Git history is unavailable. */
  readonly lastChanged?: string;
  readonly sourceUrl?: string;
  readonly releaseUrl?: string;
  /** Older releases, linked to the changes since then. */
  readonly since: readonly PageLink[];
  readonly exampleUrl?: string;
  /** The same page in other formats. */
  readonly files: readonly (PageLink & { readonly type: string })[];
}

/** The sections below a service's written text. */
export interface ServiceSectionsView {
  readonly title: string;
  /** Absent if it would show little. */
  readonly structure?: StructureView;
  readonly usage: readonly UsageFlavourView[];
  /** Data of the call builder; absent on a page without one. */
  readonly builder?: BuilderView;
  readonly examples: readonly ExampleView[];
  readonly required: readonly InputRow[];
  readonly optional: readonly InputRow[];
  readonly outputs: readonly OutputRow[];
  readonly requirements: readonly {
    readonly name: string;
    readonly url?: string;
    readonly constraint: string;
  }[];
  readonly resources: readonly ResourceRow[];
  /** Calls with the anchors of their rows. */
  readonly composes: readonly (ModuleUse & { readonly id: string })[];
  readonly usedBy: readonly CatalogLink[];
  readonly history: readonly ModuleHistory[];
  readonly controls: readonly ControlLink[];
}

/** An example of a module, with its files or a link to its page. */
export interface ExampleView extends CatalogLink {
  readonly sourceUrl?: string;
  readonly files: readonly FileView[];
}

/** A file of an example. */
export interface FileView {
  readonly name: string;
  /** Highlighted lines. */
  readonly html: string;
}

/** The sections below an example's written text. */
export interface ExampleSectionsView {
  readonly files: readonly FileView[];
  readonly composes: readonly ModuleUse[];
}

/** A page in an index. */
export interface IndexEntry extends PageLink {
  /** Folder of the module. */
  readonly name: string;
  readonly descriptionHtml: string;
  readonly inputs: number;
  readonly outputs: number;
}

/** Pages of the same kind. */
export interface IndexGroup {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly IndexEntry[];
}

/** A catalog item; without a URL if no page of the site shows it. */
export interface CatalogLink {
  readonly label: string;
  readonly url?: string;
}

/** A module of the library or another service, and the names of its calls. */
export interface ModuleUse extends CatalogLink {
  /** True for a module that is not part of the site: its name is an address. */
  readonly isOutside?: true;
  readonly calls: readonly string[];
}

/** A service in the catalog's index. */
export interface ServiceEntry extends PageLink {
  readonly descriptionHtml: string;
  readonly inputs: number;
  readonly outputs: number;
}

/** A module of the library. */
export interface ModuleEntry {
  readonly id: string;
  readonly name: string;
  /** The module's page; absent if it has none. */
  readonly url?: string;
  readonly descriptionHtml: string;
  readonly inputs: number;
  readonly outputs: number;
  readonly sourceUrl?: string;
  readonly composes: readonly ModuleUse[];
  readonly usedBy: readonly CatalogLink[];
  readonly controls: readonly ControlLink[];
}

/** Number, level, and section of a recommendation in a version of a benchmark. */
export interface ControlTarget {
  readonly number: string;
  readonly level: number;
  readonly section: string;
}

/** A recommendation with the modules and inputs that help with it. */
export interface ControlRow {
  readonly id: string;
  readonly title: string;
  /** Its entry in each version of the benchmark; null for a version without it. */
  readonly versions: readonly (ControlTarget | null)[];
  readonly note: string;
  readonly noteHtml: string;
  /** The guide that explains how to meet it. */
  readonly guide?: CatalogLink;
  readonly modules: readonly (CatalogLink & { readonly inputs: readonly CatalogLink[] })[];
}

export interface ComplianceView {
  readonly benchmark: string;
  readonly versions: readonly string[];
  /** Versions whose numbers pages show with a recommendation; defaults to all. */
  readonly namedVersions?: readonly string[];
  readonly sections: readonly string[];
  readonly controls: readonly ControlRow[];
  /** The page that shows the matrix; absent if none does. */
  readonly matrixUrl?: string;
  readonly csvUrl: string;
  readonly jsonUrl: string;
}

/** The whole catalog, for components inside Markdown pages. */
export interface CatalogView {
  /** Changes with any data that such a component can show. */
  readonly hash: string;
  readonly version?: string;
  readonly categories: readonly {
    readonly slug: string;
    readonly label: string;
    readonly services: readonly ServiceEntry[];
  }[];
  readonly modules: readonly ModuleEntry[];
  readonly compliance?: ComplianceView;
}

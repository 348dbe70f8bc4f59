import type { PageLink } from '@gruntwork-docs/engine/shared';
import type { ModuleHistory } from './release-view.ts';
import type { StructureView } from './structure-view.ts';

/** What a reader is told of a row beside its type; the order is that of the page. */
export type RowMark =
  | 'required'
  | 'not nullable'
  | 'sensitive'
  | 'ephemeral'
  | 'deprecated'
  | 'only OpenTofu'
  | 'only Terraform';

/** A link to a place in the module's source at the pinned release. */
export interface SourceLink {
  /** `variables.tf:12`. */
  readonly label: string;
  /** Absent where the repository is not known. */
  readonly url?: string;
}

/** An input, or an attribute of one, as a row of its own. */
export interface InputRow {
  /** `input-node_groups.instance_types`: never changes while the name does not. */
  readonly id: string;
  readonly name: string;
  /** `map(object)`; the attributes are rows of their own. */
  readonly type: string;
  readonly marks: readonly RowMark[];
  readonly descriptionHtml: string;
  readonly deprecationHtml?: string;
  /** The default as the source has it; absent: there is none. */
  readonly default?: CodeText;
  readonly rules: readonly { readonly messageHtml: string; readonly condition: string }[];
  /** What OpenTofu reads in place of what Terraform does; absent: the same. */
  readonly openTofuHtml?: string;
  readonly source: SourceLink;
  readonly attributes: readonly InputRow[];
}

/** Code of the source: on one line as text, longer as highlighted lines. */
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

/** One tool's way of calling a module. */
export interface UsageFlavourView {
  readonly value: string;
  readonly label: string;
  /** Name of the file that the code is for. */
  readonly file: string;
  /** Highlighted lines of a call with the required inputs. */
  readonly requiredHtml: string;
  /** The same with all inputs; absent when every input is required. */
  readonly allHtml?: string;
}

/** Where the builder of calls finds its data. */
export interface BuilderView {
  /** The module's model. */
  readonly moduleUrl: string;
  /** What changed since older releases. */
  readonly changesUrl?: string;
}

export interface ResourceRow {
  /** Anchor of the row. */
  readonly id: string;
  readonly type: string;
  /** Documentation of the resource at the registry; absent where its provider is not there. */
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

/** What stands above a service's own text. */
export interface ServiceHeaderView {
  readonly descriptionHtml: string;
  readonly version?: string;
  /** Day of the last change, ISO 8601; absent where the history is not known. */
  readonly lastChanged?: string;
  readonly sourceUrl?: string;
  readonly releaseUrl?: string;
  /** Older releases, and where the page says what differs since then. */
  readonly since: readonly PageLink[];
  readonly exampleUrl?: string;
  /** The same page in other formats. */
  readonly files: readonly (PageLink & { readonly type: string })[];
}

/** What follows a service's own text. */
export interface ServiceSectionsView {
  readonly title: string;
  /** Absent where there is little to see. */
  readonly structure?: StructureView;
  readonly usage: readonly UsageFlavourView[];
  /** What the builder of calls loads; absent: the page has none. */
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
  /** With the anchors of their rows. */
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

/** What stands below an example's own text. */
export interface ExampleSectionsView {
  readonly files: readonly FileView[];
  readonly composes: readonly ModuleUse[];
}

/** A page in a list of all. */
export interface IndexEntry extends PageLink {
  /** Folder of the module. */
  readonly name: string;
  readonly descriptionHtml: string;
  readonly inputs: number;
  readonly outputs: number;
}

/** Pages of one kind. */
export interface IndexGroup {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly IndexEntry[];
}

/** Something of the catalog; without a URL when no page of the site shows it. */
export interface CatalogLink {
  readonly label: string;
  readonly url?: string;
}

/** A module of the library or another service, and the names of the calls that lead to it. */
export interface ModuleUse extends CatalogLink {
  /** The module is none of the site's: its name is an address. */
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
  /** The module's page; absent where it has none. */
  readonly url?: string;
  readonly descriptionHtml: string;
  readonly inputs: number;
  readonly outputs: number;
  readonly sourceUrl?: string;
  readonly composes: readonly ModuleUse[];
  readonly usedBy: readonly CatalogLink[];
  readonly controls: readonly ControlLink[];
}

/** Where a version of a benchmark has a recommendation. */
export interface ControlTarget {
  readonly number: string;
  readonly level: number;
  readonly section: string;
}

/** A recommendation with all that helps with it. */
export interface ControlRow {
  readonly id: string;
  readonly title: string;
  /** Its place in each version of the benchmark; null: that version does not have it. */
  readonly versions: readonly (ControlTarget | null)[];
  readonly note: string;
  readonly noteHtml: string;
  /** The written page that explains how it is met. */
  readonly guide?: CatalogLink;
  readonly modules: readonly (CatalogLink & { readonly inputs: readonly CatalogLink[] })[];
}

export interface ComplianceView {
  readonly benchmark: string;
  readonly versions: readonly string[];
  /** Versions whose numbers pages name beside a recommendation; all when absent. */
  readonly namedVersions?: readonly string[];
  readonly sections: readonly string[];
  readonly controls: readonly ControlRow[];
  /** The page that shows the matrix; absent when no page does. */
  readonly matrixUrl?: string;
  readonly csvUrl: string;
  readonly jsonUrl: string;
}

/** The catalog as a whole, for the components that show it inside of written pages. */
export interface CatalogView {
  /** Changes with anything that such a component may show. */
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

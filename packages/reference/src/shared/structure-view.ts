/** A module or a resource type in a module's diagram: a box that links to its row. */
export interface StructureBox {
  readonly kind: 'module' | 'resource';
  readonly href: string;
  /** The full name. */
  readonly name: string;
  /** The name as wrapped in the box. */
  readonly lines: readonly string[];
  /** Names of the calls or resources; absent if redundant. */
  readonly detail?: string;
  /** Top left corner and size, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The diagram of a module: its contents and their dependencies. */
export interface StructureView {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StructureBox[];
  /** Paths of arrows. */
  readonly arrows: readonly string[];
  /** The diagram in words: a name, its row, and the names of its users. */
  readonly parts: readonly {
    readonly name: string;
    readonly href: string;
    readonly usedBy: readonly string[];
  }[];
}

/** A module or a type of resource in the picture of a module: a box that leads to its row. */
export interface StructureBox {
  readonly kind: 'module' | 'resource';
  readonly href: string;
  /** The whole name. */
  readonly name: string;
  /** The name as the box has it. */
  readonly lines: readonly string[];
  /** What calls or resources are named; absent where that says nothing. */
  readonly detail?: string;
  /** Top left corner and size, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a module is made of, and what of it uses what. */
export interface StructureView {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly StructureBox[];
  /** Paths of arrows. */
  readonly arrows: readonly string[];
  /** The same in words: a name, its row, and the names of what uses it. */
  readonly parts: readonly {
    readonly name: string;
    readonly href: string;
    readonly usedBy: readonly string[];
  }[];
}

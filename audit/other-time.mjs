// Loaded before a program and all its threads: they run at an earlier time of an earlier year. Files keep the
// real time: with a later clock, recent files would seem unused for months.
const SHIFT = -400 * 24 * 3_600_000 - 12_345_678;

const RealDate = Date;
globalThis.Date = class extends RealDate {
  /** @param {...unknown} values */
  constructor(...values) {
    // @ts-expect-error: a class has no overloads to forward to.
    super(...(values.length === 0 ? [RealDate.now() + SHIFT] : values));
  }

  static now() {
    return RealDate.now() + SHIFT;
  }
};

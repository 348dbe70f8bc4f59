import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 10;

/** Prints the ten slowest tests at the end of a run: where its time goes. */
export default class SlowestReporter implements Reporter {
  readonly #tests: { readonly title: string; readonly milliseconds: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    this.#tests.push({ title: test.titlePath().filter(Boolean).join(' › '), milliseconds: duration });
  }

  onEnd(): void {
    const slowest = this.#tests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN);
    if (slowest.length < 2) return;
    const lines = slowest.map(
      ({ title, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${title}`,
    );
    process.stdout.write(`\nThe slowest of ${this.#tests.length} tests:\n${lines.join('\n')}\n`);
  }
}

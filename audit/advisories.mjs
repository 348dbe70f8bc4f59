#!/usr/bin/env node
// Asks the registry for known vulnerabilities of the installed packages. Vulnerabilities fail the audit; a
// registry that does not answer is reported.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 1 << 28 });

/** @type {{ vulnerabilities?: Record<string, { severity: string, range: string }>, message?: string }} */
let report = {};
try {
  report = JSON.parse(stdout);
} catch {
  report.message = 'no answer that could be read';
}
if (report.vulnerabilities === undefined) {
  console.error(
    `The registry did not answer, and known faults were not looked for: ${report.message ?? 'no reason given'}`,
  );
} else {
  const found = Object.entries(report.vulnerabilities);
  for (const [name, { severity, range }] of found) console.error(`${name} ${range}: ${severity}`);
  console.log(
    found.length === 0 ? 'No package has a known fault.' : 'Run `npm audit` for more, and `npm audit fix`.',
  );
  if (found.length > 0) process.exitCode = 1;
}

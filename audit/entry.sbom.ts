import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createReporter } from '@gruntwork-docs/engine/site';
import { BuildError, writeWhole } from '@gruntwork-docs/engine/source';
import { type BillOfMaterials, countLicenses, listLicenses, NONE } from './licenses.ts';

const NAME = 'gruntwork-docs';

/**
 * Returns the bill of materials that npm makes of `package-lock.json`. Throws a `BuildError` with npm's
 * message.
 */
function readBill(): BillOfMaterials {
  const npm = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { status, stdout, stderr } = spawnSync('npm', npm, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0)
    throw new BuildError(`npm could not list the packages: ${stderr.trim()}`, {
      hint: 'Bring `package-lock.json` in line with `package.json`: `npm install`.',
    });
  const bill: BillOfMaterials = JSON.parse(stdout);
  // npm uses the folder's name.
  bill.metadata.component.name = NAME;
  return bill;
}

const reporter = createReporter({ out: process.stdout });
try {
  const { values } = parseArgs({ options: { out: { type: 'string', default: 'audit-report' } } });
  const bill = readBill();
  await writeWhole(path.join(values.out, 'sbom.cdx.json'), `${JSON.stringify(bill, undefined, 1)}\n`);
  await writeWhole(path.join(values.out, 'licenses.csv'), listLicenses(bill));
  reporter.info(
    `${bill.components.length} packages: ${values.out}/sbom.cdx.json, ${values.out}/licenses.csv`,
  );
  for (const [license, count] of countLicenses(bill))
    reporter.info(`  ${String(count).padStart(4)}  ${license}`);
  if (countLicenses(bill).some(([license]) => license === NONE))
    reporter.warn(`packages whose manifest names no license stand in licenses.csv as \`${NONE}\``);
} catch (error) {
  createReporter({ out: process.stderr }).error(error);
  process.exitCode = 1;
}

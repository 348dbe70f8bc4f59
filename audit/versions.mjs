#!/usr/bin/env node
// Lists the versions in `versions.yaml` that were last looked up more than 60 days ago. Each line ends with
// the page that proves the version.
import { readFileSync } from 'node:fs';

const FILE = 'site/content/data/versions.yaml';
const MAX_AGE_DAYS = 60;
const LOOKED_UP = /^(\w+): '?([^'#\s]+)'?\s+# (\d{4}-\d{2}-\d{2}) (.+)$/gm;

const lookups = [...readFileSync(FILE, 'utf8').matchAll(LOOKED_UP)].map(
  ([, name = '', version = '', date = '', source = '']) => ({ name, version, date, source }),
);
const old = lookups.filter(({ date }) => Date.now() - Date.parse(date) > MAX_AGE_DAYS * 86_400_000);

for (const { name, version, date, source } of old) console.log(`${name} ${version}, ${date}: ${source}`);
console.log(
  old.length === 0
    ? `All ${lookups.length} versions were looked up within the last ${MAX_AGE_DAYS} days.`
    : `Look up ${old.length} of ${lookups.length} versions again, and update their dates in ${FILE}.`,
);

#!/usr/bin/env node
// The engine compiles and runs the project's TypeScript programs; this one is called `mcp` there.
process.argv.splice(2, 0, 'mcp');
await import('@gruntwork-docs/engine/bin.mjs');

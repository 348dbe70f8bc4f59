import { buildSite } from '../pipeline/build-site.ts';
import type { Reporter } from '../pipeline/report/reporter.ts';
import { recoverOutput } from '../publish/staging.ts';
import type { Arguments } from './arguments.ts';

/** Runs a command; servers are loaded only for the commands that need them. */
export async function runCommand(args: Arguments, reporter: Reporter): Promise<void> {
  const { command, site, out, file, port, host, baseUrl } = args;
  switch (command) {
    case 'build':
      await buildSite({ site, out, reporter, baseUrl });
      return;
    case 'start':
      await buildSite({ site, out, reporter, baseUrl });
      await preview(out, host, port, reporter);
      return;
    case 'preview':
      await preview(out, host, port, reporter);
      return;
    case 'search:records': {
      const { writeSearchRecords } = await import('../pipeline/write-search-records.ts');
      await writeSearchRecords({ site, out, file, reporter });
      return;
    }
    case 'init': {
      const { initSite } = await import('./init-site.ts');
      await initSite({ folder: site, title: args.title, reporter });
      return;
    }
    case 'dev': {
      const { startDevServer } = await import('../serve/dev-server.ts');
      await startDevServer({ site, host, port, reporter, baseUrl });
      return;
    }
  }
}

async function preview(out: string, host: string, port: number, reporter: Reporter): Promise<void> {
  if (await recoverOutput(out))
    reporter.warn(`a build was killed while it published: ${out} is as it was before that build`);
  const { startPreview } = await import('../serve/preview-server.ts');
  const { url } = await startPreview({ dir: out, host, port });
  reporter.info(`Serving ${out} at ${url}`);
}

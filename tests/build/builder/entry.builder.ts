import { buildSite, createReporter, parseArguments, type Reporter } from '@gruntwork-docs/engine/site';
import { measureLive } from '../../measure-live.ts';
import type { BuildRequest, CommandResult } from './build-in-builder.ts';

// As the program does.
process.env.NODE_ENV = 'production';

/** Builds as the program does, in this process. */
async function build({ args, env, isMeasured }: BuildRequest): Promise<CommandResult> {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env, { NODE_ENV: 'production' });
  const texts = { out: '', err: '' };
  const steps = createReporter({ out: { write: (text) => (texts.out += text) } });
  let live = 0;
  const reporter: Reporter = {
    ...steps,
    step: (name, run) =>
      steps.step(name, async () => {
        const result = await run();
        if (isMeasured) live = Math.max(live, measureLive());
        return result;
      }),
  };
  try {
    const { site, out, baseUrl } = parseArguments(args);
    await buildSite({ site, out, reporter, baseUrl, threads: 0 });
    return { code: 0, ...texts, ...(isMeasured && { live }) };
  } catch (error) {
    createReporter({ out: { write: (text) => (texts.err += text) } }).error(error);
    return { code: 1, ...texts };
  }
}

let last: Promise<void> = Promise.resolve();
process.on('message', (request: BuildRequest) => {
  // One after the other: a build has the environment to itself.
  last = last.then(async () => {
    process.send?.({ id: request.id, result: await build(request) });
  });
});
process.on('disconnect', () => process.exit());

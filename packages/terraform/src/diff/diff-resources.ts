import type { Change, Subject } from './change.ts';
import type { ComparedModule } from './compared-module.ts';

interface Address {
  readonly subject: Subject;
  readonly address: string;
}

/** Compares the resources and calls of two versions of a module: added, removed or moved. */
export function diffResources(before: ComparedModule, after: ComparedModule): Change[] {
  const [old, now] = [listAddresses(before), listAddresses(after)];
  const isIn = (list: readonly Address[], address: string): boolean =>
    list.some((other) => other.address === address);
  const known = new Set(before.moved.map(({ from, to }) => `${from} ${to}`));
  const moves = after.moved.filter(({ from, to }) => !known.has(`${from} ${to}`));
  const movedFrom = new Set(after.moved.map(({ from }) => withoutKeys(from)));
  const movedTo = new Set(moves.map(({ to }) => withoutKeys(to)));
  return [
    ...moves.map(
      ({ from, to }): Change => ({
        severity: 'note',
        subject: subjectOf(to),
        name: from,
        kind: 'moved',
        message: `Now \`${to}\`, and the state follows by itself.`,
        after: to,
      }),
    ),
    ...old
      .filter(({ address }) => !isIn(now, address) && !movedFrom.has(address))
      .map(({ subject, address }): Change => {
        const message = 'Gone: the next apply destroys what it made.';
        return { severity: 'behavior', subject, name: address, kind: 'removed', message };
      }),
    ...now
      .filter(({ address }) => !isIn(old, address) && !movedTo.has(address))
      .map(({ subject, address }): Change => {
        const message = 'New.';
        return { severity: 'note', subject, name: address, kind: 'added', message };
      }),
    ...diffSources(before, after),
  ];
}

/** Data sources create nothing. */
function listAddresses({ resources, moduleCalls }: ComparedModule): Address[] {
  return [
    ...resources
      .filter(({ mode }) => mode === 'managed')
      .map(({ type, name }) => ({ subject: 'resource' as const, address: `${type}.${name}` })),
    ...moduleCalls.map(({ name }) => ({ subject: 'module call' as const, address: `module.${name}` })),
  ];
}

function subjectOf(address: string): Subject {
  return /^module\.[^.]+$/.test(withoutKeys(address)) ? 'module call' : 'resource';
}

function withoutKeys(address: string): string {
  return address.replace(/\[[^\]]*\]/g, '').trim();
}

function diffSources(before: ComparedModule, after: ComparedModule): Change[] {
  const old = new Map(before.moduleCalls.map((call) => [call.name, call]));
  return after.moduleCalls.flatMap((call): Change[] => {
    const was = old.get(call.name);
    if (was === undefined || (was.source === call.source && was.version === call.version)) return [];
    const [from, to] = [was, call].map(({ source, version }) => [source, version].filter(Boolean).join(' '));
    return [
      {
        severity: 'note',
        subject: 'module call',
        name: `module.${call.name}`,
        kind: 'source',
        message: 'Calls another module or version.',
        before: from ?? '',
        after: to ?? '',
      },
    ];
  });
}

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** The script that a page of the VPC guide lets readers save: it deletes things, so it is run against a stub of AWS. */
const PAGE =
  'content/docs/guides/build-it-yourself/vpc/deployment-walkthrough/clean-up-default-vp-cs-and-security-groups.mdx';
const page = readFileSync(path.join(import.meta.dirname, '../../site', PAGE), 'utf8');
const script = /```bash title="scripts\/delete-default-vpcs\.sh"\n(.*?)^```/ms.exec(page)?.[1] ?? '';

/** A folder for each region, a file for each question with its answer; `fail-<call>` makes a call fail. Deleting and creating change the files. */
const AWS = `#!/usr/bin/env bash
shift
call="$1"
shift
region=""
filters=""
query=""
while [ "$#" -gt 0 ]; do
  case "$1" in
    --region) region="$2"; shift ;;
    --filters) filters="$2"; shift ;;
    --query) query="$2"; shift ;;
    --*-id|--availability-zone) value="$2"; shift ;;
  esac
  shift
done
if [ "$call" = describe-regions ]; then ls "$STUB"; exit; fi
cd "$STUB/$region" || exit 1
echo "$region $call \${value:-}" >> "$STUB.log"
if [ -e "fail-$call" ]; then echo "An error occurred (UnauthorizedOperation) when calling $call" >&2; exit 254; fi
drop() { [ -f "$1" ] && { grep -vx "$2" "$1" > "$1.new"; mv "$1.new" "$1"; }; }
case "$call" in
  delete-subnet) drop describe-subnets "$value" ;;
  detach-internet-gateway|delete-internet-gateway) : > describe-internet-gateways ;;
  delete-vpc) : > describe-vpcs ;;
  create-default-vpc) [ -s describe-vpcs ] && { echo "DefaultVpcAlreadyExists" >&2; exit 254; }; echo vpc-new | tee describe-vpcs ;;
  create-default-subnet) echo "$value" | tee -a describe-subnets ;;
  create-internet-gateway) echo igw-new ;;
  attach-internet-gateway) echo igw-new > describe-internet-gateways ;;
  describe-route-tables) [[ "$filters" == *main* ]] && echo rtb-main || cat describe-route-tables 2>/dev/null ;;
  describe-subnets) if [[ "$query" == *!DefaultForAz* ]]; then cat custom-subnets 2>/dev/null; else cat describe-subnets; fi ;;
  describe-*) cat "$call" 2>/dev/null ;;
esac
exit 0
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'clean-up-'));
  mkdirSync(path.join(root, 'aws'));
  mkdirSync(path.join(root, 'bin'));
  writeFileSync(path.join(root, 'bin/aws'), AWS);
  writeFileSync(path.join(root, 'script.sh'), script);
  for (const file of ['bin/aws', 'script.sh']) chmodSync(path.join(root, file), 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A region as the stub answers for it. Subnets have the names of their zones. */
function addRegion(region: string, answers: Readonly<Record<string, string>> = {}): void {
  const folder = path.join(root, 'aws', region);
  mkdirSync(folder);
  const all = {
    'describe-vpcs': `vpc-${region}`,
    'describe-subnets': 'a\nb',
    'describe-internet-gateways': 'igw-1',
    'describe-availability-zones': 'a\nb',
    ...answers,
  };
  for (const [call, answer] of Object.entries(all))
    writeFileSync(path.join(folder, call), answer && `${answer}\n`);
}

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(path.join(root, 'script.sh'), args, {
    encoding: 'utf8',
    env: { PATH: `${path.join(root, 'bin')}:${process.env.PATH}`, STUB: path.join(root, 'aws') },
  });
  return { lines: stdout.trim().split('\n'), stderr, status };
}

/** The calls that changed something. */
function changes(): string[] {
  const log = readFileSync(path.join(root, 'aws.log'), 'utf8').trim().split('\n');
  return log.filter((line) => !line.includes(' describe-')).map((line) => line.trim());
}

const answer = (region: string, call: string) =>
  readFileSync(path.join(root, 'aws', region, call), 'utf8').trim();

describe('the script that deletes default VPCs', () => {
  it('is on the page', () => expect(script).toContain('#!/usr/bin/env bash'));

  it('reports without changing anything', () => {
    addRegion('eu-1');
    addRegion('eu-2', { 'describe-vpcs': '' });
    expect(run()).toMatchObject({
      lines: ['eu-1: vpc-eu-1 is empty and can be deleted', 'eu-2: no default VPC'],
      status: 0,
    });
    expect(changes()).toEqual([]);
  });

  it.each([
    ['describe-network-interfaces', 'eni-1'],
    ['describe-security-groups', 'sg-1'],
    ['describe-route-tables', 'rtb-1'],
    ['describe-network-acls', 'acl-1'],
    ['custom-subnets', 'subnet-1'],
    ['describe-vpc-endpoints', 'vpce-1'],
    ['describe-egress-only-internet-gateways', 'eigw-1'],
    ['describe-vpn-gateways', 'vgw-1'],
    ['describe-vpc-peering-connections', 'pcx-1'],
  ])('leaves a VPC alone for what %s finds', (call, id) => {
    addRegion('eu-1', { [call]: id });
    const { lines, status } = run('--delete');
    expect(lines[0]).toContain(`eu-1: vpc-eu-1 is in use, skipped: ${id}`);
    expect(status).toBe(0);
    expect(changes()).toEqual([]);
  });

  it('deletes nothing where a question is not answered, and goes on with the next region', () => {
    addRegion('eu-1', { 'fail-describe-network-acls': '' });
    addRegion('eu-2');
    const { lines, stderr, status } = run('--delete');
    expect(stderr).toContain("eu-1: vpc-eu-1 can't be checked, nothing is changed");
    expect(lines).toEqual(['eu-2: vpc-eu-2 is deleted']);
    expect(status).toBe(1);
    expect(changes().filter((line) => line.startsWith('eu-1'))).toEqual([]);
  });

  it('goes on after a failure, and continues where it stopped', () => {
    addRegion('eu-1', { 'fail-delete-vpc': '' });
    addRegion('eu-2');
    const first = run('--delete');
    expect(first.stderr).toContain('eu-1: vpc-eu-1 is deleted in part, run --delete again or --restore');
    expect(first.lines).toEqual(['eu-2: vpc-eu-2 is deleted']);
    expect(first.status).toBe(1);

    rmSync(path.join(root, 'aws/eu-1/fail-delete-vpc'));
    expect(run('--delete')).toMatchObject({
      lines: ['eu-1: vpc-eu-1 is deleted', 'eu-2: no default VPC'],
      status: 0,
    });
  });

  it('creates a default VPC again where it is gone', () => {
    addRegion('eu-1', { 'describe-vpcs': '' });
    expect(run('--restore', 'eu-1')).toMatchObject({ lines: ['eu-1: restored vpc-new'], status: 0 });
    expect(changes()).toEqual(['eu-1 create-default-vpc']);
  });

  it('restores what a half deleted one lacks', () => {
    addRegion('eu-1', { 'describe-subnets': 'a', 'describe-internet-gateways': '' });
    expect(run('--restore', 'eu-1')).toMatchObject({ status: 0 });
    expect(answer('eu-1', 'describe-subnets')).toBe('a\nb');
    expect(changes()).toEqual([
      'eu-1 create-default-subnet b',
      'eu-1 create-internet-gateway',
      'eu-1 attach-internet-gateway vpc-eu-1',
      'eu-1 replace-route igw-new',
    ]);
  });

  it('refuses other options', () => {
    expect(run('--force').status).toBe(2);
  });
});

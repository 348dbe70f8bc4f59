// cspell:ignore prts Deploymnt metdata
import { describe, expect, it } from 'vitest';
import { createFence } from '../fixtures/create-fence.ts';
import { checkPageManifests } from './check-page-manifests.ts';

const DEPLOYMENT = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  labels:
    app.kubernetes.io/name: web
spec:
  replicas: 3
  selector:
    matchLabels: { app: web }
  template:
    metadata:
      labels: { app: web }
    spec:
      containers:
        - name: web
          image: example/web:1.0
          ports:
            - containerPort: 8080
          resources:
            limits: { cpu: 1, memory: 256Mi }
      volumes:
        - name: tmp
          emptyDir: {}`;

function check(code: string, info = 'yaml') {
  return checkPageManifests([createFence(info, code)]);
}

describe('Kubernetes objects in the samples of a page', () => {
  it('pass when they fit the schema of their kind', async () => {
    expect(await check(DEPLOYMENT)).toEqual([]);
  });

  it('may only have fields of their kind, at any depth', async () => {
    expect(await check(DEPLOYMENT.replace('ports:', 'prts:'))).toEqual([
      {
        line: 21,
        message:
          'yaml: `spec.template.spec.containers[0].prts` is not a field of Deployment; did you mean `ports`?',
      },
    ]);
    expect(await check(DEPLOYMENT.replace('spec:\n  replicas', 'specs:\n  replicas'))).toEqual([
      { line: 10, message: 'yaml: `specs` is not a field of Deployment; did you mean `spec`?' },
    ]);
  });

  it('must have values of the right type', async () => {
    expect(await check(DEPLOYMENT.replace('replicas: 3', 'replicas: three'))).toEqual([
      { line: 11, message: 'yaml: `spec.replicas` of Deployment must be integer' },
    ]);
  });

  it('must have what their kind requires', async () => {
    const [problem] = await check(DEPLOYMENT.replace('- name: web', '- command: [web]'));
    expect(problem?.line).toBe(19);
    expect(problem?.message).toMatch(/^yaml: `spec\.template\.spec\.containers\[0\]` of Deployment .*name/);
  });

  it('may have free names where the schema has a map', async () => {
    const map = 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  any.name: text\n';
    expect(await check(map)).toEqual([]);
    expect(await check(map.replace('any.name: text', 'number: 1'))).toMatchObject([{ line: 9 }]);
  });

  it('are of a kind that the API has', async () => {
    expect(await check(DEPLOYMENT.replace('kind: Deployment', 'kind: Deploymnt'))).toEqual([
      { line: 5, message: 'yaml: `apps/v1` has no kind `Deploymnt`; did you mean `Deployment`?' },
    ]);
  });

  it('are left alone when the API is not known: custom resources and files of tools', async () => {
    for (const [apiVersion, kind] of [
      ['karpenter.sh/v1', 'NodePool'],
      ['node.eks.aws/v1alpha1', 'NodeConfig'],
      ['v1', 'Config'],
      ['../v1', 'Pod'],
    ])
      expect(await check(`apiVersion: ${apiVersion}\nkind: ${kind}\nanything: 1`)).toEqual([]);
  });

  it('are checked in each document, and in a list', async () => {
    const wrong = 'apiVersion: v1\nkind: Namespace\nmeta: {}';
    expect(await check(`a: 1\n---\n${DEPLOYMENT}\n---\n${wrong}`)).toMatchObject([{ line: 33 }]);
    const list = 'apiVersion: v1\nkind: List\nitems:\n  - apiVersion: v1\n    kind: Namespace\n    meta: {}';
    expect(await check(list)).toMatchObject([{ line: 9 }]);
  });

  it('are left alone where the sample says why, and in other languages', async () => {
    const wrong = 'apiVersion: v1\nkind: Namespace\nmeta: {}';
    expect(await check(wrong, 'yaml unchecked="shows an error"')).toEqual([]);
    expect(await check(wrong, 'text')).toEqual([]);
    expect(await check('a: [1')).toEqual([]);
  });

  it('with a diff are checked as they are after the change', async () => {
    const code = ' apiVersion: v1\n kind: Namespace\n-meta: {}\n+metadata: { name: a }';
    expect(await check(code, 'yaml diff')).toEqual([]);
    expect(await check(code.replace('+metadata', '+metdata'), 'yaml diff')).toMatchObject([{ line: 7 }]);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDOMNode } from './react-dom.ts';

class FakeNode {
  constructor(readonly isConnected = false) {}
}

beforeEach(() => void vi.stubGlobal('Node', FakeNode));
afterEach(() => void vi.unstubAllGlobals());

/** Creates a React fiber with these children. */
function part(stateNode: unknown, ...inside: object[]): object {
  const child = inside.reduceRight<object | null>((sibling, own) => ({ ...own, sibling }), null);
  return { stateNode, child, sibling: null, alternate: null };
}

test('a component is found by the first node that it shows, however deep', () => {
  const node = new FakeNode();
  const component = { _reactInternals: part({}, part(null), part({}, part(node))) };
  expect(findDOMNode(component)).toBe(node);
});

test('a node is its own, and what shows nothing has none', () => {
  const node = new FakeNode();
  expect(findDOMNode(node)).toBe(node);
  expect(findDOMNode(null)).toBeNull();
  expect(findDOMNode({ _reactInternals: part({}, part(null)) })).toBeNull();
});

test('of two trees, that of the last rendering and that of the next, the one that is shown counts', () => {
  const [old, shown] = [new FakeNode(), new FakeNode(true)];
  const component = { _reactInternals: { ...part({}, part(old)), alternate: part({}, part(shown)) } };
  expect(findDOMNode(component)).toBe(shown);
});

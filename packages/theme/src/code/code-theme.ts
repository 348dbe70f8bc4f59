import type { CodeSlot } from '@gruntwork-docs/engine/shared';

/**
 * Slot 0 is plain text. Every color has a contrast of at least 4.5:1 on the code backgrounds (#f7f7fa and
 * #15151c). Both modes share one set of scopes: a text is tokenized once, and its tokens have the slot's
 * number as class.
 */
export const codeSlots: readonly CodeSlot[] = [
  { name: 'text', scopes: [], light: '#24242e', dark: '#d5d5e0' },
  {
    name: 'comment',
    scopes: ['comment', 'punctuation.definition.comment'],
    light: '#63636f',
    dark: '#8f8fa0',
  },
  {
    name: 'string',
    scopes: [
      'string',
      'punctuation.definition.string',
      'string.unquoted.heredoc',
      'variable.other.enummember.hcl',
      'markup.inline.raw',
    ],
    light: '#1f6b3a',
    dark: '#8fd0a0',
  },
  {
    name: 'keyword',
    scopes: [
      'keyword',
      'storage',
      'keyword.control',
      'storage.type',
      'storage.modifier',
      'variable.language',
    ],
    light: '#8a2a6b',
    dark: '#e39ac8',
  },
  {
    name: 'constant',
    scopes: [
      'constant',
      'constant.numeric',
      'constant.language',
      'support.constant',
      'constant.character.escape',
    ],
    light: '#95460c',
    dark: '#f0b07a',
  },
  {
    name: 'function',
    scopes: [
      'entity.name.function',
      'support.function',
      'meta.function-call entity.name.function',
      'support.function.builtin',
    ],
    light: '#1c59a8',
    dark: '#8cb8f5',
  },
  {
    name: 'type',
    scopes: [
      'entity.name.type',
      'support.type',
      'entity.name.class',
      'support.class',
      'storage.type.hcl',
      'keyword.other.special-method.dockerfile',
    ],
    light: '#5b3bb0',
    dark: '#bba6f7',
  },
  {
    name: 'property',
    scopes: [
      'variable.declaration',
      'variable.other.readwrite.hcl',
      'meta.mapping.key',
      'support.type.property-name',
      'entity.name.tag',
      'entity.other.attribute-name',
      'variable.other.property',
      'variable.other.member',
    ],
    light: '#155e75',
    dark: '#7fd0de',
  },
  { name: 'inserted', scopes: ['markup.inserted'], light: '#1f6b3a', dark: '#8fd0a0' },
  { name: 'deleted', scopes: ['markup.deleted'], light: '#a3262f', dark: '#f09a9f' },
  {
    name: 'heading',
    scopes: ['markup.heading', 'markup.bold', 'entity.name.section'],
    light: '#5b3bb0',
    dark: '#bba6f7',
  },
];

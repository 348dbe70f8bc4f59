// biome-ignore-all lint/suspicious/noTemplateCurlyInString: templates of HCL look like JavaScript's
import type { TerraformModule } from '../model/module.ts';
import { parseModule } from '../model/parse-module.ts';
import { type Draft, type Form, parseDraft } from './draft.ts';

/** A module for unit tests, with rules of several kinds. */
export const MODULE = `variable "name" {
  type = string
  validation {
    condition     = length(var.name) > 2
    error_message = "The name \${var.name} is too short."
  }
}
variable "size" {
  type     = number
  default  = 1
  nullable = false
  validation {
    condition     = var.size < 3 || var.big
    error_message = "Only big ones have more."
  }
}
variable "big" {
  type    = bool
  default = false
}
variable "disk" {
  type = object({
    gb   = number
    kind = optional(string, "ssd")
  })
  default = { gb = 10 }
}
variable "token" {
  type      = string
  default   = null
  sensitive = true
}
`;

/** Loads the module from source code. */
export function loadSample(text = MODULE): TerraformModule {
  const { module, errors } = parseModule(new Map([['main.tf', text]]), {
    name: 'thing',
    path: 'services/thing',
  });
  if (module === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return module;
}
export const module = loadSample();
export const sampleRange = { source: 'git::https://example.com/a.git//services/thing', version: 'v1.0.0' };

/** Creates a form from HCL values; invalid expressions stay as typed text. */
export function formOf(texts: Readonly<Record<string, string>>, { variables } = module): Form {
  return new Map(
    Object.entries(texts).map(([name, text]): [string, Draft] => {
      const type = variables.find((variable) => variable.name === name)?.typeTree ?? { kind: 'any' };
      return [name, parseDraft(text, type) ?? { kind: 'expression', text }];
    }),
  );
}

export const NESTED = loadSample(`variable "rules" {
  type = map(object({
    days   = number
    tags   = optional(list(string), [])
    filter = optional(object({
      prefix = optional(string, "logs/")
      secret = optional(string)
    }))
  }))
  default = {}
}
variable "pair" {
  type    = tuple([string, number])
  default = ["a", 1]
}
variable "free" {
  type    = any
  default = null
}
variable "kind" {
  type    = string
  default = "a"
  validation {
    condition     = contains(["a", "b"], var.kind)
    error_message = "A kind."
  }
}
`);

import { cidrProblemMessages } from './problem-messages.ts';

/** Messages of the CIDR calculator, in English; an island receives those of another language. */
export const cidrMessages = {
  cidrForm: 'Block and how to divide it',
  cidrBlock: 'CIDR block',
  cidrZones: 'Availability zones',
  cidrLayout: 'Divide as',
  cidrApplication: 'Application VPC: public, private-app, private-persistence',
  cidrManagement: 'Management VPC: public, private',
  cidrTiers: 'Change how the tiers are cut',
  cidrUse: 'Use {block}',
  cidrFirst: 'First address',
  cidrLast: 'Last address',
  cidrAddresses: 'Addresses',
  cidrKind: 'Kind',
  cidrSubnetsOf: 'Subnets of {block}',
  cidrZone: 'Zone',
  cidrSubnet: 'Subnet',
  cidrUsable: 'Usable addresses',
  cidrCall: 'Terraform',
  cidrFull: 'The tiers take the whole block.',
  cidrFree: 'Left over for tiers of the future: {blocks}.',
  cidrCopy: 'Copy',
  cidrCopied: 'Copied',

  ...cidrProblemMessages,
} as const;

export type CidrMessages = Readonly<Record<keyof typeof cidrMessages, string>>;

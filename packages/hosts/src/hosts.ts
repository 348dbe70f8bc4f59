export { type HostsInput, writeHosts } from './write-hosts.ts';

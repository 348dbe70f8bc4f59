import type { ReactElement } from 'react';
import type { AddressKind } from './address-kind.ts';
import {
  ADDRESS_BITS,
  type Block,
  countAddresses,
  formatAddress,
  formatBlock,
  lastAddress,
} from './block.ts';
import { formatCount } from './format-count.ts';

export interface BlockFactsProps {
  readonly block: Block;
  readonly kind: AddressKind;
}

/** Range and size of a block. */
export function BlockFacts({ block, kind }: BlockFactsProps): ReactElement {
  const { version, prefix } = block;
  return (
    <div className="table-wrap">
      <table>
        <caption>{formatBlock(block)}</caption>
        <tbody>
          <tr>
            <th scope="row">First address</th>
            <td>
              <code>{formatAddress(version, block.address)}</code>
            </td>
          </tr>
          <tr>
            <th scope="row">Last address</th>
            <td>
              <code>{formatAddress(version, lastAddress(block))}</code>
            </td>
          </tr>
          <tr>
            <th scope="row">Addresses</th>
            <td>
              {formatCount(countAddresses(block))} (2<sup>{ADDRESS_BITS[version] - prefix}</sup>)
            </td>
          </tr>
          <tr>
            <th scope="row">Kind</th>
            <td>{kind.label}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

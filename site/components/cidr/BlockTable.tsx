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
import { formatProblem } from './format-problem.ts';
import { useCidrMessages } from './messages-context.ts';

export interface BlockTableProps {
  readonly block: Block;
  readonly kind: AddressKind;
}

/** A table with range and size of a block. */
export function BlockTable({ block, kind }: BlockTableProps): ReactElement {
  const { version, prefix } = block;
  const texts = useCidrMessages();
  return (
    <div className="table-wrap">
      <table>
        <caption>{formatBlock(block)}</caption>
        <tbody>
          <tr>
            <th scope="row">{texts.cidrFirst}</th>
            <td>
              <code>{formatAddress(version, block.address)}</code>
            </td>
          </tr>
          <tr>
            <th scope="row">{texts.cidrLast}</th>
            <td>
              <code>{formatAddress(version, lastAddress(block))}</code>
            </td>
          </tr>
          <tr>
            <th scope="row">{texts.cidrAddresses}</th>
            <td>
              {formatCount(countAddresses(block))} (2<sup>{ADDRESS_BITS[version] - prefix}</sup>)
            </td>
          </tr>
          <tr>
            <th scope="row">{texts.cidrKind}</th>
            <td>{formatProblem(texts, kind.label)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

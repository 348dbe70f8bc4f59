import { ContentLink } from '@gruntwork-docs/theme/components';
import type { ReactElement, ReactNode } from 'react';
import './boxes.css';

interface UseCasesProps {
  readonly title: string;
  /** `UseCase`s. */
  readonly children: ReactNode;
}

/** Common tasks of readers. */
export function UseCases({ title, children }: UseCasesProps): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      <div className="use-cases">{children}</div>
    </section>
  );
}

interface UseCaseProps {
  readonly title: string;
  readonly href: string;
  readonly children?: ReactNode;
}

export function UseCase({ title, href, children }: UseCaseProps): ReactElement {
  return (
    <div className="use-case">
      <p className="use-case-title">
        <ContentLink href={href} className="card-link">
          {title}
        </ContentLink>
      </p>
      <div className="use-case-body">{children}</div>
    </div>
  );
}

import { ContentLink } from '@gruntwork-docs/theme/components';
import type { ReactElement, ReactNode } from 'react';
import './boxes.css';

export interface CourseProps {
  readonly title: string;
  readonly href: string;
  /** Level of the course: `Beginner`, `Intermediate`, `Advanced`. */
  readonly level?: string;
  readonly children?: ReactNode;
}

/** A course: its title links to the first page, the text describes it. Placed in a `Grid`. */
export function Course({ title, href, level, children }: CourseProps): ReactElement {
  return (
    <div className="course">
      <div className="course-head">
        <p className="course-title">
          <ContentLink href={href} className="card-link">
            {title}
          </ContentLink>
        </p>
        {level !== undefined && <p className="course-level">{level}</p>}
      </div>
      <div className="course-body">{children}</div>
    </div>
  );
}

// Components that every page of the site can use without an import.

export { Cost } from './Cost.tsx';
export { Course } from './Course.tsx';
export { CidrCalculator } from './cidr/CidrTool.tsx';
export { TestedWith } from './TestedWith.tsx';
export { UseCase, UseCases } from './UseCases.tsx';

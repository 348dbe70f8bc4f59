import { CisControl } from './components/CisControl.tsx';
import { ComplianceMatrix } from './components/ComplianceMatrix.tsx';
import { Glossary } from './components/glossary/Glossary.tsx';
import { Term } from './components/glossary/Term.tsx';
import { ModuleLibrary } from './components/ModuleLibrary.tsx';
import { ServiceHeader } from './components/ServiceHeader.tsx';
import { ServiceIndex } from './components/ServiceIndex.tsx';
import { ServiceSections } from './components/ServiceSections.tsx';
import { VersionTable } from './components/VersionTable.tsx';

/** Components that every page of a site with this source can use. */
export const mdxComponents = {
  CisControl,
  ComplianceMatrix,
  Glossary,
  ModuleLibrary,
  ServiceIndex,
  Term,
  VersionTable,
};

/** What stands above and below a service's own text. */
export const pageComponents = { ServiceHeader, ServiceSections };

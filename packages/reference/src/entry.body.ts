import { CatalogIndex } from './components/CatalogIndex.tsx';
import { CisControl } from './components/CisControl.tsx';
import { ComplianceMatrix } from './components/ComplianceMatrix.tsx';
import { ExampleSections } from './components/ExampleSections.tsx';
import { Glossary } from './components/glossary/Glossary.tsx';
import { Term } from './components/glossary/Term.tsx';
import { ModuleLibrary } from './components/ModuleLibrary.tsx';
import { ReleaseChanges } from './components/releases/ReleaseChanges.tsx';
import { ReleaseIndex } from './components/releases/ReleaseIndex.tsx';
import { ReleaseSections } from './components/releases/ReleaseSections.tsx';
import { ServiceHeader } from './components/ServiceHeader.tsx';
import { ServiceIndex } from './components/ServiceIndex.tsx';
import { ServiceSections } from './components/ServiceSections.tsx';
import { VersionTable } from './components/VersionTable.tsx';

/** Components for every page of a site with this source. */
export const mdxComponents = {
  CisControl,
  ComplianceMatrix,
  Glossary,
  ModuleLibrary,
  ReleaseChanges,
  ServiceIndex,
  Term,
  VersionTable,
};

/** Components above and below the text of generated catalog pages. */
export const pageComponents = {
  CatalogIndex,
  ExampleSections,
  ReleaseIndex,
  ReleaseSections,
  ServiceHeader,
  ServiceSections,
};

import cisUpgrades from './sidebars/cis-upgrades.ts';
import compliance from './sidebars/compliance.ts';
import intro from './sidebars/intro.ts';
import kubernetes from './sidebars/kubernetes.ts';
import landingZone from './sidebars/landing-zone.ts';
import pipelines from './sidebars/pipelines.ts';
import productionFramework from './sidebars/production-framework.ts';
import reference from './sidebars/reference.ts';
import referenceArchitecture from './sidebars/reference-architecture.ts';
import stayUpToDate from './sidebars/stay-up-to-date.ts';
import vpc from './sidebars/vpc.ts';

/** Which pages stand beside each other, by the name of the sidebar that shows them; a file for each part of the site. */
export default {
  ...intro,
  ...landingZone,
  ...vpc,
  ...kubernetes,
  ...pipelines,
  ...compliance,
  ...cisUpgrades,
  ...productionFramework,
  ...referenceArchitecture,
  ...stayUpToDate,
  ...reference,
};

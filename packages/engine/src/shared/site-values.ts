/** What the site's data files tell components. */
export interface SiteValues {
  /** `content/data/versions.yaml`: versions of tools that the pages are written for, by name. */
  readonly versions: Readonly<Record<string, string>>;
  /** `region` of `content/data/company.yaml`: where prices are those of. */
  readonly region?: string;
}

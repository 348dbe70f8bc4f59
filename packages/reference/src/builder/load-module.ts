import type { Change, TerraformModule } from '@gruntwork-docs/terraform/model';

/** A module as published next to its page. */
export interface PublishedModule extends TerraformModule {
  /** Address in calls, without a version. */
  readonly source: string;
  readonly version?: string;
}

/** Changes of a module's inputs up to the shown version, keyed by the version that they are counted from. */
export type ChangesByVersion = Readonly<Record<string, readonly Change[]>>;

/** Loads the module's model, which the site publishes next to the page. */
export async function loadModule(url: string): Promise<PublishedModule> {
  return load(url);
}

/** Loads the changes since older releases. */
export async function loadChanges(url: string): Promise<ChangesByVersion> {
  return load(url);
}

async function load<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.json();
}

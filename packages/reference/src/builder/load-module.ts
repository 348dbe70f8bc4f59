import type { Change, TerraformModule } from '@gruntwork-docs/terraform/model';

/** A module as its page publishes it. */
export interface PublishedModule extends TerraformModule {
  /** Address in calls, without a version. */
  readonly source: string;
  readonly version?: string;
}

/** Changes of a module's inputs up to the shown version, by the version that they are since. */
export type ChangesByVersion = Readonly<Record<string, readonly Change[]>>;

/** Loads the model of a module, as the site publishes it beside the page. */
export async function loadModule(url: string): Promise<PublishedModule> {
  return load(url);
}

/** Loads what changed since older releases. */
export async function loadChanges(url: string): Promise<ChangesByVersion> {
  return load(url);
}

async function load<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.json();
}
